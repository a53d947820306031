import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  noteAt: "Note à {time}",
  noteWith: "Note à {time} : {text}",
  write: "Écris une note",
  hint: "Entrée enregistre, Échap annule",
  cancel: "Annuler",
  save: "Enregistrer",
  saved: "Note enregistrée",
  playFrom: "{at} : lire à partir de {time}",
  edit: "Modifier la note à {time}",
  remove: "Supprimer la note à {time}",
  add: "Ajouter une note",
  none: "Personne d’autre que toi ne voit tes notes.",
  press: "Appuie sur <key>N</key> pendant la lecture pour en écrire une.",
  list: "Notes sur cette vidéo",
  all: "Toutes tes notes",
  changed: "Note modifiée",
  changedBack: "La note est comme avant",
  deleted: "Note supprimée",
  restored: "Note restaurée",
} satisfies Translation<typeof english>;
