import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  promise: "Unterhaltung, die den Geist <em>weitet</em>.",
} satisfies Translation<typeof english>;
