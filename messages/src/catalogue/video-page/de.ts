import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  title: "Video bearbeiten",
  noSuch: "Dieses Video gibt es nicht",
  showAll: "Alle Videos zeigen",
} satisfies Translation<typeof english>;
