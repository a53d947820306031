import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  finishCropping: "Termine d’abord de recadrer l’image.",
  choose: "Choisis une image ou dépose-la ici",
  chooseNew: "Choisis une nouvelle image",
  crop: "Recadrer l’image",
  unreadable: "Impossible de lire cette image. Choisis-en une autre.",
  cancel: "Annuler",
  use: "Utiliser l’image",
  area: "La partie utilisée : déplace l’image avec les touches fléchées",
  zoom: "Zoom",
} satisfies Translation<typeof english>;
