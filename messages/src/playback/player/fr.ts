import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  notPlayable: "Cette vidéo ne peut pas être lue ici pour le moment.",
  newPlace:
    "Cette vidéo vient d’un endroit que la bibliothèque a ajouté depuis que tu as ouvert cette page. Recharge la page pour la lire.",
  unknownHost:
    "Cette vidéo a aussi besoin de {host}, que la bibliothèque ne connaît pas encore. La personne qui gère la bibliothèque peut faire vérifier la vidéo dans l’état de la bibliothèque, qui le découvrira.",
  reload: "Recharger la page",
  openAt: "Ouvrir sur {provider}",
  itsSource: "sa source",
  marks: "Repères sur la ligne de temps",
  top: "En haut de l’image",
  position: "{now} sur {length}",
} satisfies Translation<typeof english>;
