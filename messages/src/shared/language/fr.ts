import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  language: "Langue",
} satisfies Translation<typeof english>;
