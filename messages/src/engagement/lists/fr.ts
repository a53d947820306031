import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  favorites: "Appuie sur le signet d’une vidéo pour la garder ici.",
  recent: "Ce que tu regardes apparaît ici, le plus récent d’abord.",
} satisfies Translation<typeof english>;
