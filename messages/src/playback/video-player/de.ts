import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  loading: "Der Player wird geladen",
  notLoaded: "Der Player wurde nicht geladen.",
  ended: "Dieses Video wurde auf einem anderen Gerät beendet.",
  here: "Hier abspielen",
  running: "{device}: {title}",
  anotherDevice: "Ein anderes Gerät",
  end: "Dort beenden",
  endNamed: "Dort beenden: „{title}“ auf {device}",
} satisfies Translation<typeof english>;
