import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  region: "Nächstes Video",
  place: "Folge {place} von {count}",
  next: "Als Nächstes: {title}",
  said: "Als Nächstes: {title}.",
  saidEpisode: "Als Nächstes: {place}, {title}.",
  begins: "Es beginnt in {seconds} Sekunden. Drücke Escape, um abzubrechen.",
  in: "In {seconds} s",
  now: "Jetzt abspielen",
  cancel: "Abbrechen",
  end: "Ende der Serie",
  last: "Das war die letzte Folge.",
  finished: "Du hast {title} zu Ende gesehen",
  saidFinished: "Du hast {title} zu Ende gesehen.",
  showSeries: "Die Serie zeigen",
  close: "Schließen",
} satisfies Translation<typeof english>;
