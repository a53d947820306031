import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  cancel: "Abbrechen",
  leaveTitle: "Ohne Speichern verlassen?",
  leaveText: "Deine Änderungen sind noch nicht gespeichert.",
  stay: "Bleiben",
  leave: "Verlassen",
} satisfies Translation<typeof english>;
