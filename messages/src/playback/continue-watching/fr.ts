import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  title: "Reprendre la lecture",
  nextEpisode: "Épisode suivant",
  at: "À {time}",
  left: "reste {length}",
  remove: "Retirer {title} de « Reprendre la lecture »",
  removed: "« {title} » n’est plus dans « Reprendre la lecture ».",
} satisfies Translation<typeof english>;
