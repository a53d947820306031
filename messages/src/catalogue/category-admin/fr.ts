import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  title: "Catégories de vidéos",
  id: "Id",
  name: "Nom",
  thumbnail: "Vignette de la catégorie",
  actions: "Actions",
  update: "Modifier",
  delete: "Supprimer",
  add: "Ajouter une catégorie",
  updateTitle: "Modifier la catégorie",
  empty: "Pas encore de catégories. Chaque vidéo en a besoin : ajoute la première.",
  shownOf: "{shown} sur {all}",
  none: "Aucune",
  deleteLabel: "Supprimer {name}",
  deleteTitle: "Supprimer cette catégorie ?",
  deleteText: "<strong>{name}</strong> disparaîtra. Ses vidéos restent, sans catégorie.",
  deleteWithVideos: {
    one: "<strong>{name}</strong> disparaîtra. Vidéos qui restent, sans catégorie : {count}.",
    other: "<strong>{name}</strong> disparaîtra. Ses {count} vidéos restent, sans catégorie.",
  },
  categoryName: "Nom de la catégorie",
  cancel: "Annuler",
  save: "Enregistrer",
  deleted: "Catégorie supprimée",
  restored: "Catégorie restaurée",
  added: "Catégorie ajoutée",
  updated: "Catégorie modifiée",
} satisfies Translation<typeof english>;
