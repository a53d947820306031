import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  watched: "Vu",
  allWatched: "Tous vus",
  progress: "{watched} sur {count} vus",
  episode: "<hidden>Épisode </hidden>{number}",
  count: {
    one: "{count} épisode",
    other: "{count} épisodes",
  },
  extent: "{episodes}, {length}",
  extentAtLeast: "{episodes}, au moins {length}",
} satisfies Translation<typeof english>;
