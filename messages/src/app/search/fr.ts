import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  search: "Rechercher des vidéos",
  clear: "Effacer la recherche",
} satisfies Translation<typeof english>;
