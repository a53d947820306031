import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  episodes: "Épisodes",
  all: "Les {count} épisodes",
} satisfies Translation<typeof english>;
