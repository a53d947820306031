import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  title: "Ton dernier paiement n’est pas passé",
  proUntil: "Tu gardes pro jusqu’au {day}. <link>Régler le paiement</link>",
  waiting: "Tes vidéos t’attendent. <link>Régler le paiement</link>",
} satisfies Translation<typeof english>;
