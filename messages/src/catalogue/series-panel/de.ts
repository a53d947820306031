import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  episodes: "Folgen",
  all: "Alle {count} Folgen",
} satisfies Translation<typeof english>;
