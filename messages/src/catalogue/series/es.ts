import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  watched: "Visto",
  allWatched: "Todos vistos",
  progress: "{watched} de {count} vistos",
  episode: "<hidden>Episodio </hidden>{number}",
  count: {
    one: "{count} episodio",
    other: "{count} episodios",
  },
  extent: "{episodes}, {length}",
  extentAtLeast: "{episodes}, al menos {length}",
} satisfies Translation<typeof english>;
