import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  noAddress: "Es fehlt eine Adresse.",
  noTitle: "Es fehlt ein Titel, und die Adresse einer Datei verrät keinen.",
  place: "Der Platz ist keine ganze Zahl von 1 bis {most}.",
  placeAlone: "Es gibt einen Platz in einer Serie, aber keine Serie.",
  present: "Es ist schon in der Bibliothek.",
  twin: "Es ist dasselbe Video wie in Zeile {line}.",
  noCategory: "Es gibt keine Kategorie „{name}“.",
  noSeries: "Es gibt keine Serie „{name}“.",
} satisfies Translation<typeof english>;
