import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  profile: "Profil",
  notes: "Notizen",
  notices: "Benachrichtigungen",
  requests: "Wünsche",
  newSuperUser: "Neuer Superuser",
  signOut: "Abmelden",
} satisfies Translation<typeof english>;
