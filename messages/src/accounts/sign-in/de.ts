import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  title: "Anmelden",
  password: "Passwort",
  oneMoreStep: "Noch ein Schritt: der Code aus deiner Authenticator-App.",
  newHere: "Neu hier? <link>Erstelle ein Konto</link>",
  forgotPassword: "Passwort vergessen?",
  signedOut: "Du bist abgemeldet",
  sessionEnded: "Deine Sitzung ist abgelaufen. Melde dich an, und du bist wieder dort, wo du warst.",
  offerStep: "Melde dich an, und er beginnt.",
  usePasskey: "Passkey verwenden",
  passkeyFailed:
    "Dein Browser konnte keinen Passkey benutzen. Versuche es noch einmal, oder melde dich mit deinem Passwort an.",
} satisfies Translation<typeof english>;
