import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  title: "Richte deine Seite ein",
  text: "Noch kann sich hier niemand anmelden. Lege zuerst dein eigenes Konto an: Mit ihm wird die Seite verwaltet.",
  form: "Den ersten Superuser anlegen",
  link: "Link aus dem Log",
  linkNote: "Der Server schreibt ihn beim Start in sein Log.",
  username: "Benutzername",
  password: "Passwort",
  confirmPassword: "Passwort bestätigen",
  create: "Superuser anlegen",
} satisfies Translation<typeof english>;
