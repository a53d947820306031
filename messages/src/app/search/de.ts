import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  search: "Videos suchen",
  clear: "Suche leeren",
} satisfies Translation<typeof english>;
