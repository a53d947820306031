import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  title: "Wiedergabe",
  loading: "Wird geladen",
  nobody: "Das hat noch niemand abgespielt.",
  retention: "Zuschauerbindung",
  retentionNote:
    "Der Anteil der Wiedergaben, die jeden Punkt des Videos erreichten, von ihrem Beginn bis zur weitesten Stelle.",
  ofLength: "Von der Länge",
  plays: "Wiedergaben",
  share: "Anteil",
  beginning: "Anfang",
  middle: "Mitte",
  end: "Ende",
  byDay: "Wiedergaben nach Tag",
  byDayNote: "Die letzten 30 Tage, in UTC. Eine Wiedergabe sind mindestens fünf Sekunden am Stück.",
  dayUtc: "Tag (UTC)",
  minutes: "Minuten",
  atMost: "Höchstens {most} Wiedergaben am Tag, vom {from} bis zum {to}",
  inWords: "Von {plays} Wiedergaben erreichten {middle} die Mitte und {end} neun Zehntel",
  asTable: "{title} als Tabelle",
  total: "Wiedergaben insgesamt",
  totalNote:
    "Spätestens zwei Stunden nach ihrem Ende gezählt, wenn die Länge des Videos bekannt ist. „Wiedergaben nach Tag“ zählt sie sofort.",
  finished: "Zu Ende gesehen",
  finishedNote: "{number} erreichten neun Zehntel.",
  mean: "Mittlerer angesehener Anteil",
  meanNote: "Von der Länge, in einer Wiedergabe.",
} satisfies Translation<typeof english>;
