import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  profile: "Profil",
  noData: "keine Daten",
  playback: "Wiedergabe",
  autoplay: "Am Ende einer Folge einer Serie. Du hast zehn Sekunden, um abzubrechen.",
  notices: "Benachrichtigungen",
  toNotices: "Wähle, was du per E-Mail und in der App erfährst",
} satisfies Translation<typeof english>;
