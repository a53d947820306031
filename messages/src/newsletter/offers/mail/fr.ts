import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  subject: "Ton mois offert sur {app}",
  title: "Ton premier mois est offert",
  thanks:
    "Merci pour ton inscription à nos nouvelles. Voici ton mois de {app} offert : toutes les vidéos, et un accès anticipé à ce qui arrive.",
  start: "Commencer ton mois offert",
  how: "Crée un compte par ce lien, ou connecte-toi avec le tien. Le lien fonctionne une fois, pendant 90 jours ; aucune carte n’est nécessaire, et rien ne se renouvelle tout seul.",
  notYou: "Si cette inscription ne vient pas de toi, tu peux ignorer cet e-mail.",
  why: "Tu reçois cet e-mail parce que cette adresse a été inscrite à nos nouvelles.",
} satisfies Translation<typeof english>;
