import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  newVideo: "Neues Video",
  newIn: "Neu in {name}",
  wanted: "Du wolltest: {text}",
  several: {
    one: "{title} und {count} weiteres",
    other: "{title} und {count} weitere",
  },
  followed: "Neu bei dem, was du verfolgst",
} satisfies Translation<typeof english>;
