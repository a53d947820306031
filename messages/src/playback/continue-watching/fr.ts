import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  title: "Reprendre la lecture",
  nextEpisode: "Épisode suivant",
  at: "À {time}",
  left: "reste {length}",
  remove: "Ne pas reprendre {title}",
  removed: "« {title} » n’est plus parmi tes lectures en cours.",
} satisfies Translation<typeof english>;
