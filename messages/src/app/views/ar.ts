import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  label: "طرق العرض",
} satisfies Translation<typeof english>;
