import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  notPlayable: "Cette vidéo ne peut pas être lue ici pour le moment.",
  newPlace:
    "Cette vidéo vient d’un hébergeur ajouté à la bibliothèque depuis que tu as ouvert cette page. Recharge la page pour la lire.",
  unknownHost:
    "Cette vidéo a aussi besoin de {host}, que la bibliothèque ne connaît pas encore. La personne qui gère la bibliothèque peut y remédier en vérifiant la vidéo sur la page Santé.",
  reload: "Recharger la page",
  openAt: "Ouvrir sur {provider}",
  itsSource: "sa source",
  marks: "Repères sur la ligne de temps",
  top: "En haut de l’image",
  position: "{now} sur {length}",
} satisfies Translation<typeof english>;
