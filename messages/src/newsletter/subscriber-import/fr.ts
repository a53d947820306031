import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  intro:
    "Une personne par ligne : l’adresse e-mail, puis le prénom, le nom, l’âge et le pays si tu les as, séparés par des tabulations, des virgules ou des points-virgules. Une première ligne peut nommer les colonnes ; le fichier produit par l’export est accepté tel quel.",
  notes: {
    nobodyMailed: "Personne ne reçoit d’e-mail, et le mois offert n’est proposé à personne.",
    unsubscribed: "Les personnes désinscrites le restent, et celles qui sont déjà sur la liste sont ignorées.",
    throwAway:
      "Les adresses de services d’e-mail jetables sont acceptées, même si le formulaire d’inscription les refuse : la liste est à toi.",
  },
  title: "Importer des abonnés",
  label: "Abonnés à importer",
  preview: "Aperçu",
  subscriber: "Abonné",
  noAddress: "Aucune adresse",
  country: "Pays",
  words: {
    import: {
      one: "Importer {count} abonné",
      other: "Importer {count} abonnés",
    },
    toImport: {
      one: "{count} abonné à importer",
      other: "{count} abonnés à importer",
    },
    imported: {
      one: "{count} abonné importé",
      other: "{count} abonnés importés",
    },
  },
  afterwards: "Personne n’a reçu d’e-mail.",
} satisfies Translation<typeof english>;
