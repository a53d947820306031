import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  confirm: {
    subject: "Bestätige deine neue E-Mail-Adresse für {app}",
    title: "Bestätige deine neue E-Mail-Adresse",
    asked: "jemand möchte diese Adresse für das {account} verwenden. Bitte bestätige, dass sie dir gehört.",
    button: "Neue Adresse bestätigen",
    needsApproval:
      "Der Link funktioniert einmal, innerhalb von 24 Stunden. Die Adresse ändert sich, sobald dies bestätigt ist und die bisherige Adresse zustimmt.",
    alone:
      "Der Link funktioniert einmal, innerhalb von 24 Stunden. Die Adresse ändert sich, sobald dies bestätigt ist.",
    notYou: "Hast du das nicht verlangt, kannst du diese Mail ignorieren: ohne deine Bestätigung ändert sich nichts.",
  },
  approve: {
    subject: "Deine Adresse bei {app} soll geändert werden",
    title: "Bist du das?",
    asked: "jemand, der in deinem Konto angemeldet war, möchte dessen E-Mail-Adresse in {email} ändern.",
    button: "Zustimmen oder ablehnen",
    needsApproval: "Der Link funktioniert einmal, innerhalb von 24 Stunden. Ohne deine Zustimmung ändert sich nichts.",
    unproven:
      "Der Link funktioniert einmal, innerhalb von 24 Stunden. Diese Adresse wurde nie bestätigt; sie ändert sich daher ohne deine Zustimmung, sobald die neue bestätigt ist, es sei denn, du lehnst vorher ab.",
    notYou:
      "Warst du es nicht, lehne über den Link ab: dann werden alle Geräte abgemeldet, und wir schicken dir einen Link für ein neues Passwort.",
  },
  taken: {
    subject: "Du hast mit dieser Adresse schon ein Konto bei {app}",
    title: "Diese Adresse hat schon ein Konto",
    asked:
      "jemand möchte diese Adresse für ein anderes Konto verwenden. Sie gehört schon zu deinem, also wurde nichts geändert.",
    button: "Anmelden",
    after: "Warst du es, melde dich mit dieser Adresse an. Wenn nicht, ist nichts zu tun.",
  },
  left: {
    subject: "Deine Adresse bei {app} wurde geändert",
    title: "Deine Adresse wurde geändert",
    approved:
      "dein Konto hat jetzt eine andere E-Mail-Adresse. Zugestimmt wurde über einen Link, der an diese Adresse ging.",
    unproven:
      "dein Konto hat jetzt eine andere, bestätigte E-Mail-Adresse. Diese hier wurde nie bestätigt, ihre Zustimmung war also nicht nötig.",
    last: "Hierher schicken wir keine Mails mehr zu deinem Konto.",
    open: "{app} öffnen",
    readsMail:
      "Hast du nicht zugestimmt, kann jemand anders deine Mails lesen: sichere dieses Postfach, dann schreib uns.",
    notYou: "Warst du es nicht, schreib uns.",
  },
} satisfies Translation<typeof english>;
