import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  label: "Schreib mir, wenn es da ist",
  description: "Wenn etwas, das du dir gewünscht oder wofür du gestimmt hast, in der Bibliothek ist.",
} satisfies Translation<typeof english>;
