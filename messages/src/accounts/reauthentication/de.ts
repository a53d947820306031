import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  leave: {
    title: "Ohne deine Codes gehen?",
    text: "Sie werden nur dieses eine Mal gezeigt.",
  },
  currentPassword: "Bisheriges Passwort",
  stale: {
    title: "Bitte melde dich noch einmal an",
    text: "Dafür muss deine Anmeldung weniger als 15 Minuten her sein.",
    again: "Abmelden und wieder anmelden",
  },
  cancel: "Abbrechen",
} satisfies Translation<typeof english>;
