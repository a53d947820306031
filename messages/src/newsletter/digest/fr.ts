import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  weekly: {
    subject: "Les nouveautés de la semaine sur {app}",
    title: "Les nouveautés de la semaine",
  },
  monthly: {
    subject: "Les nouveautés du mois sur {app}",
    title: "Les nouveautés du mois",
  },
} satisfies Translation<typeof english>;
