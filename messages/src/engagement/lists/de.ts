import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  favorites: "Drücke das Lesezeichen eines Videos, um es hier zu behalten.",
  recent: "Hier erscheint, was du schaust, das Neueste zuerst.",
} satisfies Translation<typeof english>;
