import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  title: "Système",
  checks: {
    address: "Adresse",
    mails: "E-mail",
    payments: "Paiements",
    backups: "Sauvegardes",
    disk: "Espace disque",
    pictures: "Images",
    database: "Base de données",
    jobs: "Travail en arrière-plan",
    superusers: "Super-utilisateurs",
  },
  states: {
    good: "En ordre",
    warning: "Mérite un coup d’œil",
    bad: "A besoin de toi",
  },
  allGood: "Tout est en ordre.",
  attention: {
    one: "Une chose mérite ton attention.",
    other: "{count} choses méritent ton attention.",
  },
  running: "Mindreel {version}, en marche depuis {started} ; vérifié {checked}.",
  again: "Vérifier à nouveau",
} satisfies Translation<typeof english>;
