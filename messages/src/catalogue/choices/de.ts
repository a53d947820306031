import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  order: "Reihenfolge",
  orders: {
    "-created": "Neueste zuerst",
    created: "Älteste zuerst",
    popular: "Beliebteste",
    title: "Titel A–Z",
    "-title": "Titel Z–A",
    duration: "Kürzeste",
    "-duration": "Längste",
  },
  lengthName: "Länge",
  anyLength: "Jede Länge",
  lengths: {
    short: "Unter 10 Minuten",
    medium: "10 bis 30 Minuten",
    long: "Über 30 Minuten",
  },
  categories: "Kategorien",
  category: "Kategorie",
  all: "Alle",
  notLoaded: "Die Kategorien wurden nicht geladen.",
} satisfies Translation<typeof english>;
