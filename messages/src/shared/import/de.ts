import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  outcomes: {
    added: "Neu",
    skipped: "Übersprungen",
    unsubscribed: "Abbestellt",
    faulty: "Fehlerhaft",
  },
  line: "Zeile",
  outcome: "Ergebnis",
  done: "Fertig.",
  interrupted: "Der Import wurde unterbrochen",
  wentThrough: {
    one: "{count} Zeile ist durchgegangen. Importiere noch einmal: Nichts wird doppelt hinzugefügt.",
    other: "{count} Zeilen sind durchgegangen. Importiere noch einmal: Nichts wird doppelt hinzugefügt.",
  },
  skipped: "{number} übersprungen",
  unsubscribed: "{number} abbestellt",
  faultyLines: {
    one: "{count} fehlerhafte Zeile",
    other: "{count} fehlerhafte Zeilen",
  },
  summary: "{toImport}, {others}.",
  comma: "{first}, {second}",
  doneOf: "{done} von {all}",
  import: "Import",
  everyLine: "Jede Zeile wurde importiert.",
  notImported: {
    one: "{count} Zeile wurde nicht importiert; der Grund steht unten.",
    other: "{count} Zeilen wurden nicht importiert; die Gründe stehen unten.",
  },
  lines: "Zeilen",
  empty: "Es gibt nichts zu importieren: Bitte gib mindestens eine Zeile ein.",
  file: "Oder eine CSV-Datei",
  chooseFile: "Wähle eine Datei oder lege sie auf den Zeilen ab",
  folder: "Das ist ein Ordner. Bitte öffne ihn und ziehe eine Datei daraus hierher.",
  tooLarge: "Eine Datei darf höchstens {max} MB groß sein. Teile diese auf.",
  preview: "Vorschau",
  linesShown: "Gezeigte Zeilen",
  problems: "Nicht importiert ({number})",
  all: "Alle ({number})",
  moreLines: "Mehr Zeilen anzeigen",
} satisfies Translation<typeof english>;
