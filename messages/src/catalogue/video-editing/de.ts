import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  createTitle: "Neues Video anlegen",
  leaveTitle: "Verlassen, ohne das Video anzulegen?",
  leaveText: "Was du eingegeben hast, ginge verloren.",
  create: "Video anlegen",
  created: "Video angelegt",
  saved: "Video gespeichert",
  edit: "{title} bearbeiten",
  episode: "Folge {place} von {all} von <link>{title}</link>",
  cancel: "Abbrechen",
  save: "Speichern",
  title: "Titel",
  description: "Beschreibung",
  oid: "Oid",
  category: "Kategorie",
  chooseCategory: "Wähle eine Kategorie",
  thumbnail: "Vorschaubild",
  source: "Quelle",
  showcase: "Auf der Startseite zeigen",
  showcaseNote: "Besucher lesen seinen Namen und sehen sein Bild. Das zuletzt gewählte Video kommt zuerst.",
  asking: "Der Anbieter wird nach diesem Video gefragt …",
  isThere: "Das Video wurde gefunden",
  usePicture: "Dieses Bild verwenden",
} satisfies Translation<typeof english>;
