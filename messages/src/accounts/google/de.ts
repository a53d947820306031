import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  or: "oder",
  continue: "Weiter mit Google",
  failed: "Die Anmeldung mit Google hat nicht geklappt. Bitte versuche es noch einmal.",
} satisfies Translation<typeof english>;
