import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  title: "Videos importieren",
  label: "Zu importierende Videos",
  intro:
    "Ein Video pro Zeile: seine Adresse, dann Titel, Kategorie, Beschreibung, Oid, Serie und Platz darin, soweit vorhanden, getrennt durch Tabulatoren, Kommas oder Semikolons. Eine erste Zeile darf die Spalten benennen. Die Bibliothek zeigt die Videos in der Reihenfolge deiner Liste: Die erste Zeile wird das neueste Video. Was YouTube und Vimeo wissen, auch das Standbild, wird bald danach ergänzt.",
  defaultCategory: "Kategorie für Zeilen ohne eigene",
  none: "Keine",
  preview: "Vorschau",
  unknown: "Unbekannt",
  see: "Videos ansehen",
  undone: "Der Import wurde rückgängig gemacht.",
  undo: "Import rückgängig machen",
  restorable: {
    one: "Du kannst sie {count} Tag lang wiederherstellen.",
    other: "Du kannst sie {count} Tage lang wiederherstellen.",
  },
  video: "Video",
  noAddress: "Keine Adresse",
  length: "Länge",
  category: "Kategorie",
  series: "Serie",
  newCategories: {
    one: "Die Kategorie anlegen, die es noch nicht gibt: {names}",
    other: "{count} Kategorien anlegen, die es noch nicht gibt: {names}",
  },
  newSeries: {
    one: "Die Serie anlegen, die es noch nicht gibt: {names}",
    other: "{count} Serien anlegen, die es noch nicht gibt: {names}",
  },
  words: {
    import: {
      one: "{count} Video importieren",
      other: "{count} Videos importieren",
    },
    toImport: {
      one: "{count} Video zu importieren",
      other: "{count} Videos zu importieren",
    },
    imported: {
      one: "{count} Video importiert",
      other: "{count} Videos importiert",
    },
  },
  afterwards: "Titel und Standbilder, die in den Zeilen fehlten, kommen in den nächsten Minuten von YouTube und Vimeo.",
} satisfies Translation<typeof english>;
