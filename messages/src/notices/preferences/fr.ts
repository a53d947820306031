import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  title: "Notifications",
  videos: "Nouvelles vidéos dans ce que tu suis",
  answers: "Réponses à tes demandes",
  inApp: "Dans l’application",
  bell: "Sous la cloche, en haut.",
  byMail: "Par e-mail",
  gathered: "Plusieurs en une demi-heure font un seul e-mail.",
  quiet: {
    title: "Heures calmes",
    label: "Pas d’e-mails pendant les heures calmes",
    description: "Ils arrivent une fois les heures calmes passées.",
    from: "De",
    until: "À",
    zone: "À l’heure de {zone}.",
  },
} satisfies Translation<typeof english>;
