import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  title: "S’inscrire",
  haveAccount: "Déjà un compte ? <link>Connecte-toi</link>",
  freeMonth: "<link>Profite d’un premier mois offert</link> en t’inscrivant à nos nouvelles.",
  offerStep: "Crée ton compte, et il commence.",
  registered: "Inscription réussie",
} satisfies Translation<typeof english>;
