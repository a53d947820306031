import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  unknown: "Unbekanntes Gerät",
  signedIn: "Angemeldet {when} (UTC)",
  lastUsed: "Zuletzt benutzt {when} (UTC)",
} satisfies Translation<typeof english>;
