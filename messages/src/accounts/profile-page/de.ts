import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  profile: "Profil",
  noData: "keine Daten",
  playback: "Wiedergabe",
  autoplay: "Nach einer Folge einer Serie, mit zehn Sekunden, um es anzuhalten.",
  notices: "Benachrichtigungen",
  toNotices: "Was du per E-Mail und in der App erfährst",
} satisfies Translation<typeof english>;
