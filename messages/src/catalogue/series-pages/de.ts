import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  series: "Serien",
  total: {
    one: "{count} Serie",
    other: "{count} Serien",
  },
  none: "Noch keine Serien",
  noneHint: "Hier werden Videos stehen, die zusammengehören, in ihrer Reihenfolge.",
  again: "Noch einmal ansehen",
  start: "Anfangen",
  goOn: "Weiter",
  episode: "Folge {place}: {title}",
  episodes: "Folgen",
  noEpisodes: "Noch keine Folgen",
  page: "Seite nicht gefunden",
  missing: "Diese Serie gibt es nicht",
  missingHint: "Vielleicht wurde sie entfernt.",
  showAll: "Alle Serien zeigen",
} satisfies Translation<typeof english>;
