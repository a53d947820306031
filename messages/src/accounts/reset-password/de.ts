import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  title: "Passwort zurücksetzen",
  intro: "Der Link funktioniert einmal, innerhalb einer Stunde. <link>Neuen Link anfordern</link>",
  newPassword: "Neues Passwort",
  confirmNewPassword: "Neues Passwort bestätigen",
  done: "Das Passwort ist zurückgesetzt",
  passkeysStay: "Ein neues Passwort ändert nichts an diesen Passkeys, die ohne es anmelden:",
  added: "hinzugefügt am {day}",
  removePasskeys: "Auch meine Passkeys entfernen",
  removePasskeysWhy:
    "Tu das, wenn einer davon nicht deiner ist oder jemand anderes in deinem Konto gewesen sein könnte. Du kannst jederzeit neue hinzufügen.",
  passkeysNeeded:
    "Sie sind dein zweiter Faktor, den Superuser hier brauchen. Sobald du mit einem angemeldet bist, kannst du die anderen auf der Seite Sicherheit ersetzen.",
} satisfies Translation<typeof english>;
