import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  chapters: "الفصول",
  chapter: "الفصل: {title}",
  at: "الفصل عند {time}: {title}",
} satisfies Translation<typeof english>;
