import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  count: {
    one: "{count} Video",
    other: "{count} Videos",
  },
  showAll: "Alle Videos zeigen",
  find: "Videos finden",
  noneFound: "Keine Videos gefunden",
  otherWords: "Versuche es mit anderen oder weniger Wörtern.",
  results: "Ergebnisse für „{words}“",
} satisfies Translation<typeof english>;
