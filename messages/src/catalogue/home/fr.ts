import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  skip: "Aller aux vidéos",
  title: "Toutes les vidéos",
  otherLength: "Essaie une autre durée. La durée de certaines vidéos est inconnue.",
  emptyCategory: "Il n’y a encore rien dans cette catégorie.",
  emptyLibrary: "La bibliothèque est encore vide. Reviens bientôt.",
} satisfies Translation<typeof english>;
