import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  episodes: "Episodios",
  all: "Los {count} episodios",
} satisfies Translation<typeof english>;
