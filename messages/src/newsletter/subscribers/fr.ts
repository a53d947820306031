import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  name: "Nom",
  email: "E-mail",
  unsubscribed: "(désinscrit)",
  age: "Âge",
  telephone: "Téléphone",
  country: "Pays",
  title: "Abonnés",
  noneTitle: "Pas encore d’abonnés",
  noneText:
    "Les personnes qui s’abonnent aux nouvelles sur la page d’accueil apparaissent ici. Tu peux aussi importer une liste.",
  exported: "abonnés",
  import: "Importer",
  list: "La liste",
} satisfies Translation<typeof english>;
