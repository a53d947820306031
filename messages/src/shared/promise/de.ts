import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  promise: "Unterhaltung, die den Geist *erweitert*.",
} satisfies Translation<typeof english>;
