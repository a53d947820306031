import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  like: {
    one: "{title} gefällt mir, {likes} Mal",
    other: "{title} gefällt mir, {likes} Mal",
  },
  save: "{title} merken",
  watched: "{title} gesehen",
} satisfies Translation<typeof english>;
