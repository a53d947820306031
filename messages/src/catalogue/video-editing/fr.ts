import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  createTitle: "Créer une vidéo",
  leaveTitle: "Quitter sans créer la vidéo ?",
  leaveText: "Ce que tu as saisi serait perdu.",
  create: "Créer la vidéo",
  created: "Vidéo créée",
  saved: "Vidéo enregistrée",
  edit: "Modifier {title}",
  episode: "Épisode {place} sur {all} de <link>{title}</link>",
  cancel: "Annuler",
  save: "Enregistrer",
  title: "Titre",
  description: "Description",
  oid: "Oid",
  category: "Catégorie",
  chooseCategory: "Choisis une catégorie",
  thumbnail: "Vignette de la vidéo",
  source: "Source",
  showcase: "Afficher sur la page d’accueil",
  showcaseNote: "Les visiteurs lisent son nom et voient son image. La dernière vidéo choisie vient en premier.",
  asking: "On interroge le fournisseur sur cette vidéo…",
  isThere: "La vidéo a été trouvée",
  usePicture: "Utiliser cette image",
} satisfies Translation<typeof english>;
