import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  title: "Du hast noch kein pro",
  text: "Du hast noch keinen Zugang zu allem, was pro bietet. Wechsle zu pro und sieh dir so viele Videos an, wie du möchtest.",
  subscribe: "Abonnieren",
} satisfies Translation<typeof english>;
