import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  title: "Weiterschauen",
  nextEpisode: "Nächste Folge",
  at: "Bei {time}",
  left: "noch {length}",
  remove: "{title} aus „Weiterschauen“ entfernen",
  removed: "„{title}“ ist nicht mehr unter „Weiterschauen“.",
} satisfies Translation<typeof english>;
