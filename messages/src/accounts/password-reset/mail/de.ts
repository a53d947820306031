import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  subject: "Neues Passwort für {app} festlegen",
  title: "Neues Passwort festlegen",
  asked: "jemand, hoffentlich du, möchte für dein Konto bei {app} ein neues Passwort festlegen.",
  lasts: "Der Link funktioniert einmal, innerhalb einer Stunde. Ein neues Passwort meldet dich auf allen Geräten ab.",
  notYou: "Warst du es nicht, kannst du diese Mail ignorieren: dein Passwort bleibt, wie es ist.",
} satisfies Translation<typeof english>;
