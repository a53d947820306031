import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  profile: "Profil",
  notes: "Notes",
  notices: "Notifications",
  requests: "Demandes",
  newSuperUser: "Nouveau super-utilisateur",
  signOut: "Se déconnecter",
} satisfies Translation<typeof english>;
