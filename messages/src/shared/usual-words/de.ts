import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  heroLead:
    "{app} ist eine ruhige Bibliothek voller Videos, die deinen Abend wert sind, geordnet nach dem, was dich neugierig macht. Lehn dich zurück, und steh klüger wieder auf.",
  heroAction: "Einen Monat gratis",
  heroNote: "Ohne Karte. Danach {price} im Monat, wenn du bleiben möchtest.",
  planTitle: "Monatlich",
  planFeatures: {
    starter: "Alles aus dem Starter-Plan",
    unlimited: "Videos ohne Ende",
    updates: "Jeden Monat Neues",
  },
  planNote: "Zahlung per Karte, Monat für Monat. Jederzeit kündbar: Was du bezahlt hast, behältst du.",
  questions: {
    cost: {
      question: "Was kostet es?",
      answer: "{price} im Monat, per Karte. Es verlängert sich jeden Monat, bis du kündigst.",
    },
    month: {
      question: "Wie funktioniert der Gratismonat?",
      answer:
        "Bestelle auf dieser Seite unsere Neuigkeiten. Wir schicken dir einen eigenen Link; registriere dich darüber oder melde dich damit an, und du kannst 30 Tage lang alles ansehen. Das braucht keine Karte und endet von selbst. Alle bekommen einen.",
    },
    cancel: {
      question: "Wie kündige ich?",
      answer:
        "Auf der Seite „Abonnement“, wann immer du willst. Du schaust weiter, bis der bezahlte Monat vorbei ist, und es wird nichts mehr abgebucht.",
    },
    early: {
      question: "Was ist der frühe Zugang?",
      answer: "Wer mit einem Gratismonat anfängt, kann neue Videos 7 Tage vor ihrem Erscheinen ansehen.",
    },
    devices: {
      question: "Worauf kann ich schauen?",
      answer:
        "Auf jedem Handy, Tablet oder Computer mit einem aktuellen Browser. Die App von {app} ist gratis und öffnet dieselbe Bibliothek.",
    },
    data: {
      question: "Was geschieht mit meinen Daten?",
      answer:
        "Du kannst alles herunterladen, was über dich gespeichert ist, und dein Konto selbst löschen. Jede Mail mit Neuigkeiten hat einen Link zum Abbestellen.",
    },
  },
} satisfies Translation<typeof english>;
