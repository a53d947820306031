import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  noMore: "Plus rien à charger",
  more: "Charger plus",
} satisfies Translation<typeof english>;
