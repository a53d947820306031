import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  like: {
    one: "J’aime {title}, {likes} mention",
    other: "J’aime {title}, {likes} mentions",
  },
  save: "Enregistrer {title}",
  watched: "{title} : vue",
} satisfies Translation<typeof english>;
