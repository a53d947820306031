import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  page: "Seite nicht gefunden",
  title: "Hier ist nichts mehr",
  text: "Die Seite, die du suchst, scheint es nicht zu geben.",
} satisfies Translation<typeof english>;
