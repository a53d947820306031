import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  page: "Seite nicht gefunden",
  title: "Dieses Video gibt es nicht",
  text: "Vielleicht wurde es entfernt, oder es ist noch nicht erschienen.",
} satisfies Translation<typeof english>;
