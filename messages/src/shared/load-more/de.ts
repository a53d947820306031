import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  noMore: "Nichts mehr zu laden",
  more: "Mehr laden",
} satisfies Translation<typeof english>;
