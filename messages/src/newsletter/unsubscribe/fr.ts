import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  done: "Tu ne recevras plus rien",
  home: "Aller à l’accueil",
  unsubscribe: "Se désabonner",
  news: {
    before:
      "Clique ci-dessous, et nous ne t’enverrons plus de nouvelles. Les e-mails concernant ton compte arriveront toujours.",
    after: "Tu ne recevras plus de nouvelles de nous. Inscris-toi à nouveau quand tu veux.",
  },
  videos: {
    before:
      "Clique ci-dessous, et nous ne t’écrirons plus sur les nouvelles vidéos. Les e-mails concernant ton compte arriveront toujours.",
    after:
      "Tu ne recevras plus d’e-mails sur les nouvelles vidéos. Tu les vois toujours sur le site, et tu peux réactiver les e-mails sur la page Notifications.",
  },
  answers: {
    before:
      "Clique ci-dessous, et nous ne t’écrirons plus quand ce que tu as demandé est là. Les e-mails concernant ton compte arriveront toujours.",
    after:
      "Tu ne recevras plus d’e-mails sur tes demandes. Le site te le dit toujours, et tu peux réactiver les e-mails sur la page Notifications.",
  },
} satisfies Translation<typeof english>;
