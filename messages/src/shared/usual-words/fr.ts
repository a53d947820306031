import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  heroLead:
    "{app} est une bibliothèque paisible de vidéos qui valent ta soirée, classées selon ta curiosité. Installe-toi, et relève-toi en sachant davantage.",
  heroAction: "Un mois offert",
  heroNote: "Sans carte. Ensuite {price} par mois, si tu veux rester.",
  planTitle: "Mensuel",
  planFeatures: {
    starter: "Tout ce que contient la formule Starter",
    unlimited: "Vidéos illimitées",
    updates: "Des nouveautés chaque mois",
  },
  planNote: "Payé par carte, mois par mois. Résilie quand tu veux : tu gardes ce que tu as payé.",
  questions: {
    cost: {
      question: "Combien ça coûte ?",
      answer: "{price} par mois, par carte. L’abonnement se renouvelle chaque mois jusqu’à ce que tu résilies.",
    },
    month: {
      question: "Comment fonctionne le mois offert ?",
      answer:
        "Inscris-toi à nos nouvelles sur cette page. Nous t’envoyons un lien personnel ; inscris-toi ou connecte-toi par ce lien, et tu peux tout regarder pendant 30 jours. Il ne faut pas de carte, et cela s’arrête tout seul. Chacun en a un.",
    },
    cancel: {
      question: "Comment résilier ?",
      answer:
        "Sur ta page Abonnement, quand tu veux. Tu continues à regarder jusqu’à la fin du mois payé, et plus rien n’est prélevé.",
    },
    early: {
      question: "Qu’est-ce que l’accès anticipé ?",
      answer:
        "Les personnes qui commencent avec un mois offert peuvent regarder les nouvelles vidéos 7 jours avant leur sortie.",
    },
    devices: {
      question: "Sur quoi puis-je regarder ?",
      answer:
        "Sur tout téléphone, tablette ou ordinateur avec un navigateur récent. L’application {app} est gratuite et ouvre la même bibliothèque.",
    },
    data: {
      question: "Que deviennent mes données ?",
      answer:
        "Tu peux télécharger tout ce qui est enregistré sur toi, et supprimer ton compte toi-même. Chaque e-mail de nouvelles contient un lien de désinscription.",
    },
  },
} satisfies Translation<typeof english>;
