import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  intro:
    "Eine Person pro Zeile: die E-Mail-Adresse, dann Vorname, Nachname, Alter und Land, soweit vorhanden, getrennt durch Tabulatoren, Kommas oder Semikolons. Eine erste Zeile darf die Spalten benennen; die Datei, die der Export schreibt, wird unverändert angenommen.",
  notes: {
    nobodyMailed: "Niemand bekommt eine E-Mail, und niemandem wird der Gratismonat angeboten.",
    unsubscribed: "Wer abbestellt hat, bleibt abbestellt, und wer schon auf der Liste steht, wird übersprungen.",
    throwAway:
      "Adressen von Wegwerf-Maildiensten werden angenommen, auch wenn das Anmeldeformular sie ablehnt: Die Liste gehört dir.",
  },
  title: "Abonnenten importieren",
  label: "Zu importierende Abonnenten",
  preview: "Vorschau",
  subscriber: "Abonnent",
  noAddress: "Keine Adresse",
  country: "Land",
  words: {
    import: {
      one: "{count} Abonnenten importieren",
      other: "{count} Abonnenten importieren",
    },
    toImport: {
      one: "{count} Abonnent zu importieren",
      other: "{count} Abonnenten zu importieren",
    },
    imported: {
      one: "{count} Abonnent importiert",
      other: "{count} Abonnenten importiert",
    },
  },
  afterwards: "Niemand hat eine E-Mail bekommen.",
} satisfies Translation<typeof english>;
