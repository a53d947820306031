import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  origins: {
    hand: "Von Hand geschrieben. Entfernst du alle, gelten die einer Kapiteldatei oder, wenn es keine gibt, die Zeiten in der Beschreibung.",
    file: "Aus der Kapiteldatei. Was du hier speicherst, geht vor.",
    description: "Aus den Zeiten in der Beschreibung. Was du hier speicherst, geht vor.",
  },
  title: "Kapitel",
  none: "Es gibt noch keine. Mit Kapiteln können Mitglieder von Teil zu Teil springen und sehen sie auf der Zeitleiste.",
  hint: "Eines pro Zeile, jedes mit seiner Zeit, etwa 0:00 Willkommen",
  update: "Kapitel speichern",
  noTime: "Zeile {line} braucht eine Zeit und einen Titel, etwa 0:00 Willkommen.",
  saved: "Kapitel gespeichert",
  asTheyWere: "Die Kapitel sind wieder wie zuvor",
} satisfies Translation<typeof english>;
