import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  profile: "Profil",
  noData: "aucune donnée",
  playback: "Lecture",
  autoplay: "À la fin d’un épisode d’une série. Tu as dix secondes pour annuler.",
  notices: "Notifications",
  toNotices: "Choisis ce dont tu es informé, par e-mail et dans l’application",
} satisfies Translation<typeof english>;
