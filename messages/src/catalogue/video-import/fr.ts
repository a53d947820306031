import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  title: "Importer des vidéos",
  label: "Vidéos à importer",
  intro:
    "Une vidéo par ligne : son adresse, puis le titre, la catégorie, la description, l’Oid, la série et sa place si tu les as, séparés par des tabulations, des virgules ou des points-virgules. Une première ligne peut nommer les colonnes. La bibliothèque montrera les vidéos dans l’ordre de ta liste : la première ligne devient la plus récente. Ce que YouTube et Vimeo savent, image comprise, est complété peu après.",
  defaultCategory: "Catégorie des lignes sans catégorie",
  none: "Aucune",
  preview: "Aperçu",
  unknown: "Inconnue",
  see: "Voir les vidéos",
  undone: "L’importation a été annulée.",
  undo: "Annuler l’importation",
  restorable: {
    one: "Tu peux les restaurer pendant {count} jour.",
    other: "Tu peux les restaurer pendant {count} jours.",
  },
  video: "Vidéo",
  noAddress: "Aucune adresse",
  length: "Durée",
  category: "Catégorie",
  series: "Série",
  newCategories: {
    one: "Créer la catégorie qui n’existe pas encore : {names}",
    other: "Créer {count} catégories qui n’existent pas encore : {names}",
  },
  newSeries: {
    one: "Créer la série qui n’existe pas encore : {names}",
    other: "Créer {count} séries qui n’existent pas encore : {names}",
  },
  words: {
    import: {
      one: "Importer {count} vidéo",
      other: "Importer {count} vidéos",
    },
    toImport: {
      one: "{count} vidéo à importer",
      other: "{count} vidéos à importer",
    },
    imported: {
      one: "{count} vidéo importée",
      other: "{count} vidéos importées",
    },
  },
  afterwards:
    "Les titres et les images que les lignes ne donnaient pas arrivent de YouTube et de Vimeo dans les prochaines minutes.",
} satisfies Translation<typeof english>;
