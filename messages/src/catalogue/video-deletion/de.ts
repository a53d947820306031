import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  label: "{title} löschen",
  title: "Dieses Video löschen?",
  delete: "Löschen",
  text: "<strong>{title}</strong> verschwindet für alle Mitglieder, samt seinen Likes. Du kannst es {days} Tage lang wiederherstellen.",
  deleted: "Video gelöscht",
} satisfies Translation<typeof english>;
