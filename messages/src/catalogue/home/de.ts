import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  skip: "Zu den Videos springen",
  title: "Alle Videos",
  otherLength: "Versuche es mit einer anderen Länge. Von manchen Videos ist die Länge nicht bekannt.",
  emptyCategory: "In dieser Kategorie ist noch nichts.",
  emptyLibrary: "Die Bibliothek ist noch leer. Schau bald wieder vorbei.",
} satisfies Translation<typeof english>;
