import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  member: "Mitglied",
  allUsers: "Alle Benutzer",
  since: "Dabei seit",
  lastSignIn: "Letzte Anmeldung (UTC)",
  never: "Nie",
  signsInWith: "Meldet sich an mit",
  ways: {
    password: "Passwort",
    both: "Passwort und Google",
    none: "noch nichts",
  },
  twoFactor: "Anmeldung in zwei Schritten",
  on: "An",
  off: "Aus",
  addressConfirmed: "Adresse bestätigt",
  yes: "Ja",
  no: "Nein",
  earlyAccess: "Frühzugang",
  leavesOn: "Verlässt uns am {day}",
  leavesNote:
    "Das Mitglied hat darum gebeten, das Konto an diesem Tag zu löschen, und kann es sich noch anders überlegen.",
  profile: "Profil",
  noReason: "Es wurde kein Grund angegeben.",
  blocked: "Gesperrt",
  blockedBy: "Gesperrt von {who} am {day}",
  blockedOn: "Gesperrt am {day}",
  signOut: "Überall abmelden",
  devices: "Geräte",
  nowhere: "Nirgends angemeldet.",
  signOutLabel: "{username} überall abmelden",
  signOutTitle: "Diesen Benutzer überall abmelden?",
  signOutText: "<strong>{username}</strong> muss sich auf jedem Gerät neu anmelden.",
  signedOut: "Überall abgemeldet",
} satisfies Translation<typeof english>;
