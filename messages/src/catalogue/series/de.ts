import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  watched: "Gesehen",
  allWatched: "Alle gesehen",
  progress: "{watched} von {count} gesehen",
  episode: "<hidden>Folge </hidden>{number}",
  count: {
    one: "{count} Folge",
    other: "{count} Folgen",
  },
  extent: "{episodes}, {length}",
  extentAtLeast: "{episodes}, mindestens {length}",
} satisfies Translation<typeof english>;
