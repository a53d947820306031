import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  text: "Du meldest dich mit Google an und hast hier kein Passwort. Wenn du auch eines möchtest, schicken wir dir einen Link, um es festzulegen.",
  send: "Link an mich senden",
} satisfies Translation<typeof english>;
