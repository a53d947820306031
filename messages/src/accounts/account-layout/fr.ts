import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  promise: "Le divertissement qui <em>ouvre</em> l’esprit.",
} satisfies Translation<typeof english>;
