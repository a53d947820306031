import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  episodes: "الحلقات",
  all: "كل الحلقات ({count})",
} satisfies Translation<typeof english>;
