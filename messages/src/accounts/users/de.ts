import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  title: "Benutzer",
  exported: "Benutzer",
  kinds: {
    pro: "Pro",
    free: "Kostenlos",
    blocked: "Gesperrt",
    super: "Superuser",
  },
  search: "Benutzer suchen",
  searchHint: "Name oder E-Mail",
  kind: "Art des Benutzers",
  all: "Alle Benutzer",
  name: "Name",
  email: "E-Mail",
  isSuper: "Superuser",
  super: "SUPER",
  normal: "NORMAL",
  since: "Dabei seit",
  block: "Sperren",
  unblock: "Entsperren",
  blockUser: "Sperre",
  noneTitle: "Keine Benutzer gefunden",
  noneText: "Versuche den Anfang eines Namens oder einer Adresse oder einen anderen Filter.",
} satisfies Translation<typeof english>;
