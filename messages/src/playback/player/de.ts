import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  notPlayable: "Dieses Video kann hier gerade nicht abgespielt werden.",
  newPlace:
    "Dieses Video kommt von einem Host, der zur Bibliothek hinzukam, nachdem du diese Seite geöffnet hast. Lade die Seite neu, um es abzuspielen.",
  unknownHost:
    "Dieses Video braucht auch {host}, das die Bibliothek noch nicht kennt. Wer die Bibliothek betreibt, kann das beheben: mit einer Prüfung des Videos auf der Seite „Zustand“.",
  reload: "Seite neu laden",
  openAt: "Bei {provider} öffnen",
  itsSource: "der Quelle",
  marks: "Marken auf der Zeitleiste",
  top: "Oben im Bild",
  position: "{now} von {length}",
} satisfies Translation<typeof english>;
