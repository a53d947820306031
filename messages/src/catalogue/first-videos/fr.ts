import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  text: "La bibliothèque est encore vide. Crée la première vidéo, ou importe toute une liste.",
  create: "Créer une vidéo",
  import: "Importer des vidéos",
} satisfies Translation<typeof english>;
