import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  outcomes: {
    added: "Nouvelle",
    skipped: "Ignorée",
    unsubscribed: "Désinscrite",
    faulty: "Erronée",
  },
  line: "Ligne",
  outcome: "Résultat",
  done: "Terminé.",
  interrupted: "L’importation a été interrompue",
  wentThrough: {
    one: "{count} ligne est passée. Importe à nouveau : rien n’est ajouté deux fois.",
    other: "{count} lignes sont passées. Importe à nouveau : rien n’est ajouté deux fois.",
  },
  skipped: "{number} ignorées",
  unsubscribed: "{number} désinscrites",
  faultyLines: {
    one: "{count} ligne erronée",
    other: "{count} lignes erronées",
  },
  summary: "{toImport}, {others}.",
  comma: "{first}, {second}",
  doneOf: "{done} sur {all}",
  import: "Importation",
  everyLine: "Toutes les lignes ont été importées.",
  notImported: {
    one: "{count} ligne n’a pas été importée ; la raison est indiquée ci-dessous.",
    other: "{count} lignes n’ont pas été importées ; les raisons sont indiquées ci-dessous.",
  },
  lines: "Lignes",
  empty: "Il n’y a rien à importer : saisis au moins une ligne.",
  file: "Ou un fichier CSV",
  chooseFile: "Choisis un fichier ou dépose-le sur les lignes",
  folder: "C’est un dossier. Ouvre-le et dépose un de ses fichiers.",
  tooLarge: "Un fichier peut faire au plus {max} Mo. Découpe celui-ci.",
  preview: "Aperçu",
  linesShown: "Lignes affichées",
  problems: "Non importées ({number})",
  all: "Toutes ({number})",
  moreLines: "Afficher plus de lignes",
} satisfies Translation<typeof english>;
