import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  title: "Textes de l’application",
  note: "Cherche une phrase par ses mots et dis-la à ta façon. Tu modifies les phrases en {language} ; passe la page dans une autre langue pour modifier les siennes.",
  search: "Chercher une phrase",
  hint: "Tape des mots que tu vois sur une page.",
  nothing: "Aucune phrase n’a ces mots.",
  more: "Il y en a d’autres. Tape d’autres mots pour trouver la tienne.",
  changed: "Phrases modifiées",
  change: "Modifier",
  close: "Terminé",
  reset: "Revenir à la phrase d’origine",
  builtIn: "D’origine : {text}",
  own: "Ta phrase",
  places: "Laisse ceci tel quel : {places}",
  forms: {
    zeroForm: "Pour zéro",
    oneForm: "Pour un",
    twoForm: "Pour deux",
    fewForm: "Pour quelques-uns",
    manyForm: "Pour beaucoup",
    otherForm: "Pour d’autres nombres",
  },
} satisfies Translation<typeof english>;
