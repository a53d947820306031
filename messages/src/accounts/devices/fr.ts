import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  unknown: "Appareil inconnu",
  signedIn: "Connexion le {when} (UTC)",
  lastUsed: "Dernière utilisation le {when} (UTC)",
} satisfies Translation<typeof english>;
