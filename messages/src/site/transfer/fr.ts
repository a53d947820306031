import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  title: "Exporter et importer",
  about:
    "Tous les réglages en un fichier, avec le logo et l’icône, à garder ou à emporter sur un autre site. Les images des pages légales ne sont pas incluses.",
  export: "Exporter les réglages",
  choose: "Importer un fichier",
  unreadable: "Ce fichier ne contient pas de réglages d’un site.",
  same: "Rien ne changerait : le site a déjà ces réglages.",
  failed: "Les images n’ont pas pu être chargées. Réessaie.",
  question: "Importer ces réglages ?",
  undo: "Les visiteurs les voient aussitôt. Un clic dans l’historique les annule.",
  confirm: "Importer",
  cancel: "Annuler",
} satisfies Translation<typeof english>;
