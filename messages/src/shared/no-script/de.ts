import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  noScript:
    "<strong>JavaScript ist ausgeschaltet.</strong> Du kannst diese Seite lesen, aber {app} braucht es, um dich anzumelden, Formulare zu senden und Videos abzuspielen. Bitte schalte es in den Einstellungen deines Browsers ein und lade diese Seite neu.",
} satisfies Translation<typeof english>;
