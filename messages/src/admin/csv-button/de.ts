import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  csv: "CSV",
  of: "– {what}",
} satisfies Translation<typeof english>;
