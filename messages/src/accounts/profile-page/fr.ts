import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  profile: "Profil",
  noData: "aucune donnée",
  playback: "Lecture",
  autoplay: "Après un épisode d’une série, avec dix secondes pour l’arrêter.",
  notices: "Notifications",
  toNotices: "Ce dont tu es informé, par e-mail et dans l’application",
} satisfies Translation<typeof english>;
