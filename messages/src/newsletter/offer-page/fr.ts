import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  begun: "Ton mois offert a commencé",
  title: "Ton mois offert",
  back: "Retour aux vidéos",
  step: "Il commence quand tu le lances ici, ou après le temps que tu as déjà payé.",
  plan: "Voir la formule",
  take: "Commencer le mois offert",
} satisfies Translation<typeof english>;
