import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  title: "Registrieren",
  haveAccount: "Schon ein Konto? <link>Melde dich an</link>",
  freeMonth: "<link>Hol dir den ersten Monat gratis</link>, indem du dich für unsere Neuigkeiten anmeldest.",
  offerStep: "Erstelle dein Konto, und er beginnt.",
  registered: "Registrierung erfolgreich",
} satisfies Translation<typeof english>;
