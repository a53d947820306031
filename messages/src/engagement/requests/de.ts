import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  title: "Wünsche",
  views: {
    open: "Gewünscht",
    answered: "Jetzt da",
  },
  question: "Was suchst du?",
  questionHint: "Mitglieder sehen es und können dafür stimmen, aber sehen nicht, wer es sich gewünscht hat.",
  ask: "Wünschen",
  votes: {
    one: "{count} Stimme",
    other: "{count} Stimmen",
  },
  votesFor: "{votes} für {text}",
  notPlanned: "Nicht geplant",
  yours: "Hast du dir gewünscht",
  wanted: "Du wolltest: {text}",
  asked: "Gewünscht: {text}",
  none: {
    open: {
      title: "Noch keine Wünsche",
      text: "Wenn dir etwas in der Bibliothek fehlt, wünsche es dir oben. Andere können dafür stimmen.",
    },
    answered: {
      title: "Noch nichts",
      text: "Hier wird stehen, was gewünscht wurde und inzwischen in der Bibliothek ist.",
    },
  },
  count: {
    one: "{count} Wunsch",
    other: "{count} Wünsche",
  },
} satisfies Translation<typeof english>;
