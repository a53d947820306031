import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  title: "Tableau de bord",
  overTime: "Chiffres dans le temps",
  users: "Total des utilisateurs",
  usersNote: "dont {number} pro",
  subscribers: "Total des abonnements",
  subscribersNote: "Abonnements achetés jusqu’ici",
  newUsers: "Nouveaux utilisateurs",
  newUsersNote: "Passés à pro ces dernières 24 heures",
  income: "Revenu total",
  incomeNote: "Nouveaux utilisateurs × {amount}",
  backups: {
    none: "Aucune sauvegarde n’est faite. Définis BACKUP_DIR sur le serveur.",
    notProved: "Aucune sauvegarde n’a encore été vérifiée.",
    proved: "Dernière sauvegarde vérifiée : {moment}.",
    failed: "La tentative du {moment} a échoué : {message}",
    first: "La première sera faite d’ici une heure.",
    old: "Elle est ancienne : consulte le journal du serveur.",
  },
  setUp: "Continuer à configurer le site",
} satisfies Translation<typeof english>;
