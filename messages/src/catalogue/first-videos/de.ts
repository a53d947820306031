import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  text: "Die Bibliothek ist noch leer. Lege das erste Video an oder importiere gleich eine ganze Liste.",
  create: "Ein Video anlegen",
  import: "Videos importieren",
} satisfies Translation<typeof english>;
