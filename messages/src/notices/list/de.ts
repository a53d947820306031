import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  title: "Benachrichtigungen",
  readAll: "Alle als gelesen markieren",
  newVideo: "Neues Video",
  newIn: "Neu in {name}",
  wanted: "Du wolltest: {text}",
  unread: "Ungelesen",
  choose: "Auswählen, wovon du erfährst",
  none: "Noch nichts",
  noneHint: "Folge einer Kategorie oder Serie, dann stehen ihre neuen Videos hier.",
} satisfies Translation<typeof english>;
