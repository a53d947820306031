import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  like: {
    one: "Me gusta {title}, {likes} me gusta",
    other: "Me gusta {title}, {likes} me gusta",
  },
  save: "Guardar {title}",
  watched: "{title}: visto",
} satisfies Translation<typeof english>;
