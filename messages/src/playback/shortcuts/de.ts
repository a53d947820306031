import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  title: "Tastenkürzel",
  space: "Leertaste",
  play: "Abspielen oder anhalten",
  back: "Zehn Sekunden zurück",
  on: "Zehn Sekunden vor",
  volume: "Lauter, leiser",
  sound: "Ton ein oder aus",
  captions: "Untertitel ein oder aus",
  speed: "Langsamer, schneller",
  chapter: "Voriges, nächstes Kapitel",
  note: "Eine Notiz schreiben",
  wide: "Breiter Player",
  fullScreen: "Vollbild",
  pictureInPicture: "Bild im Bild",
  list: "Diese Liste",
} satisfies Translation<typeof english>;
