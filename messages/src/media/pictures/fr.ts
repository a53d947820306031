import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  unknown: "Cette image ne peut pas être lue. Utilise un fichier JPEG, PNG, WebP, AVIF ou GIF.",
  tooLarge: "L’image a plus de 25 mégapixels. Utilises-en une plus petite.",
  tooLargeForKind:
    "L’image a plus de {megapixels} mégapixels, le maximum pour ce type de fichier. Enregistre-la en JPEG ou PNG simple, ou plus petite.",
  damaged: "L’image est endommagée : une partie ne peut pas être lue. Utilises-en une autre.",
  unreadable: "L’image ne peut pas être lue. Enregistre-la à nouveau et réessaie.",
  tooManyParts: "L’image est faite de trop de parties. Enregistre-la à nouveau, en JPEG ou PNG simple, et réessaie.",
  brokenOff: "L’envoi de l’image a été interrompu. Réessaie.",
  ownWaits: "Ta dernière image est encore en cours de lecture. Réessaie dans quelques secondes.",
  manyWait: "Beaucoup d’images sont en cours de lecture. Réessaie dans quelques secondes.",
} satisfies Translation<typeof english>;
