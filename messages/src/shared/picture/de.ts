import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  finishCropping: "Schneide zuerst das Bild fertig zu.",
  choose: "Wähle ein Bild oder lege es hier ab",
  chooseNew: "Wähle ein neues Bild",
  crop: "Bild zuschneiden",
  unreadable: "Dieses Bild lässt sich nicht lesen. Bitte wähle ein anderes.",
  cancel: "Abbrechen",
  use: "Bild verwenden",
  area: "Der verwendete Ausschnitt: Bewege das Bild mit den Pfeiltasten",
  zoom: "Zoom",
} satisfies Translation<typeof english>;
