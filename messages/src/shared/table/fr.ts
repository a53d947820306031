import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  exported: {
    one: "{count} ligne exportée",
    other: "{count} lignes exportées",
  },
  interrupted: "L’exportation a été interrompue.",
  export: "Exporter",
  cancelExport: "Annuler ({count})",
  exporting: "Exportation : {what}",
  loading: "Chargement",
  shownOf: "{shown} sur {count}",
  select: "Sélectionner {name}",
  unknown: "Inconnue",
} satisfies Translation<typeof english>;
