import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  title: "Videokategorien",
  id: "Id",
  name: "Name",
  thumbnail: "Bild der Kategorie",
  actions: "Aktionen",
  update: "Ändern",
  delete: "Löschen",
  add: "Kategorie hinzufügen",
  updateTitle: "Kategorie ändern",
  empty: "Noch keine Kategorien. Jedes Video braucht eine: Füge die erste hinzu.",
  shownOf: "{shown} von {all}",
  none: "Keins",
  deleteLabel: "{name} löschen",
  deleteTitle: "Diese Kategorie löschen?",
  deleteText: "<strong>{name}</strong> verschwindet. Ihre Videos bleiben, ohne Kategorie.",
  deleteWithVideos: {
    one: "<strong>{name}</strong> verschwindet. Ihr eines Video bleibt, ohne Kategorie.",
    other: "<strong>{name}</strong> verschwindet. Ihre {count} Videos bleiben, ohne Kategorie.",
  },
  categoryName: "Name der Kategorie",
  cancel: "Abbrechen",
  save: "Speichern",
  deleted: "Kategorie gelöscht",
  restored: "Kategorie wiederhergestellt",
  added: "Kategorie hinzugefügt",
  updated: "Kategorie geändert",
} satisfies Translation<typeof english>;
