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
  onDevices: "Sur tes appareils",
  devicesHint: "Là où tu actives les notifications ci-dessous.",
  quiet: {
    title: "Heures calmes",
    label: "Respecter les heures calmes",
    description: "Les e-mails et les notifications sur tes appareils arrivent une fois qu’elles sont passées.",
    from: "De",
    until: "À",
    zone: "Dans le fuseau horaire {zone}.",
  },
} satisfies Translation<typeof english>;
