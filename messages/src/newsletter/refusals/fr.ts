import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  had: "Tu as déjà eu ton mois offert : il y en a un par membre et par boîte aux lettres.",
  over: "Cette offre a déjà été utilisée, ou a expiré.",
  incompleteLink: "Ce lien n’est pas complet. Ouvre-le à nouveau depuis l’e-mail.",
  unsubscribed: "Ton abonnement est terminé.",
  testSent: "Un test est en route vers {email}.",
  draftsOnly: "Seul un brouillon peut être modifié.",
  noSuchVideo: "Cette vidéo n’existe pas.",
  timePast: "Cette heure est passée. Choisis-en une autre, ou envoie maintenant.",
  yearAhead: "Une campagne peut être prévue au plus un an à l’avance.",
  noSubject: "Écris un objet.",
  noContent: "Écris quelque chose, ou choisis une vidéo.",
  noPicture: "Choisis une image.",
  pictureGone: "Une image du texte n’est plus là. Ajoute-la à nouveau.",
  noAudience: "Choisis qui la reçoit.",
} satisfies Translation<typeof english>;
