import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  promise: "Un divertissement qui *ouvre* l’esprit.",
} satisfies Translation<typeof english>;
