import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  noteAt: "Notiz bei {time}",
  noteWith: "Notiz bei {time}: {text}",
  write: "Notiz schreiben",
  hint: "Enter speichert, Esc bricht ab",
  cancel: "Abbrechen",
  save: "Speichern",
  saved: "Notiz gespeichert",
  playFrom: "{at}: ab {time} abspielen",
  edit: "Notiz bei {time} bearbeiten",
  remove: "Notiz bei {time} löschen",
  add: "Notiz hinzufügen",
  none: "Niemand außer dir sieht deine Notizen.",
  press: "Drücke beim Schauen <key>N</key>, um eine zu schreiben.",
  list: "Notizen zu diesem Video",
  all: "Alle deine Notizen",
  changed: "Notiz geändert",
  changedBack: "Die Notiz ist wieder, wie sie war",
  deleted: "Notiz gelöscht",
  restored: "Notiz wiederhergestellt",
} satisfies Translation<typeof english>;
