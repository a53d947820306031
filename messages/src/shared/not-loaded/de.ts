import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  replaced: "Es gibt eine neue Version dieser Website. Bitte lade die Seite neu.",
} satisfies Translation<typeof english>;
