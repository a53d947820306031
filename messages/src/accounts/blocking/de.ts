import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  block: "Sperren",
  unblock: "Entsperren",
  label: "{username} sperren",
  title: "Diesen Benutzer sperren?",
  text: "<strong>{username}</strong> wird überall abgemeldet und kann sich bis zur Entsperrung nicht anmelden. Ein laufendes Abonnement verlängert sich nicht.",
  reason: "Grund",
  reasonNote: "Steht auf der Seite des Benutzers und im Protokoll; der Benutzer sieht ihn nicht.",
  blocked: "Benutzer gesperrt",
  unblocked: "Benutzer entsperrt",
} satisfies Translation<typeof english>;
