import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  chapters: "Capítulos",
  chapter: "Capítulo: {title}",
  at: "Capítulo en {time}: {title}",
} satisfies Translation<typeof english>;
