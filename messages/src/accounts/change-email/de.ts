import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  new: {
    title: "Bestätige deine neue Adresse",
    text: "Ein Konto soll diese E-Mail-Adresse bekommen. Ist es deins, und hast du darum gebeten?",
    agree: "Neue Adresse bestätigen",
  },
  current: {
    title: "Bist du das?",
    text: "Dein Konto soll eine andere E-Mail-Adresse bekommen. Stimme nur zu, wenn du darum gebeten hast.",
    agree: "Änderung zustimmen",
  },
  notMe: "Das war ich nicht",
  changed: "Deine Adresse ist geändert",
  changedText: "Melde dich ab jetzt mit der neuen an.",
  waiting: "Ein Schritt fehlt noch",
  waitingFor: {
    new: "Klicke jetzt auf den Link in unserer Mail an die bisherige Adresse.",
    current: "Klicke jetzt auf den Link in unserer Mail an die neue Adresse.",
  },
  nothingChanges: "Es ändert sich nichts",
  nothingChangesText: "Danke. Diese Adresse wird für jenes Konto nicht verwendet.",
  stays: "Deine Adresse bleibt",
  staysText:
    "Es ändert sich nichts, und alle Geräte sind abgemeldet. Vielleicht kennt jemand dein Passwort: Wir haben dir gerade einen Link geschickt, um ein neues festzulegen. Benutze ihn jetzt.",
  signIn: "Anmelden",
  back: "Zurück zu den Videos",
} satisfies Translation<typeof english>;
