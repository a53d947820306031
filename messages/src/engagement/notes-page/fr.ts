import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  title: "Notes",
  export: "Exporter<hidden> toutes les notes en Markdown</hidden>",
  search: "Chercher dans tes notes",
  count: {
    one: "{count} note",
    other: "{count} notes",
  },
  noneFound: "Aucune note trouvée",
  noneHas: "Aucune de tes notes ne contient « {search} ».",
  none: "Pas encore de notes",
  hint: "Ouvre une vidéo par son titre, appuie sur N pendant la lecture et écris ce que tu veux retrouver. Personne d’autre que toi ne le voit.",
  touchHint:
    "Ouvre une vidéo par son titre, touche « Notes », puis « Ajouter une note » pendant la lecture, et écris ce que tu veux retrouver. Personne d’autre que toi ne le voit.",
  gone: "Cette vidéo n’est plus là. Tes notes restent.",
} satisfies Translation<typeof english>;
