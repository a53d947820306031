import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  ask: "Wünschen",
  note: "Mitglieder sehen <requests>die Wünsche</requests> und stimmen dafür, aber sehen nicht, wer es sich gewünscht hat.",
} satisfies Translation<typeof english>;
