import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  play: "{title} abspielen",
  playing: "Läuft",
  watched: "Gesehen",
  actions: "Aktionen für {title}",
  about: "Über {title}",
  releases: "Erscheint: {moment}",
  added: "Hinzugefügt: {day}",
  earlyAccess: "Vorabzugang",
  closePlayer: "Player schließen",
} satisfies Translation<typeof english>;
