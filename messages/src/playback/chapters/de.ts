import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  chapters: "Kapitel",
  chapter: "Kapitel: {title}",
  at: "Kapitel bei {time}: {title}",
} satisfies Translation<typeof english>;
