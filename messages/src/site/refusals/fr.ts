import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  link: "Un lien commence par https://, http:// ou mailto:, ou par / pour une page de ce site.",
  film: "L’adresse d’un film commence par https:// ou http://, ou par / pour un fichier de ce site.",
  tooManyWords: "Ensemble, les phrases modifiées ont au plus {most} caractères.",
  sectionTwice: "Chaque section ne peut figurer qu’une seule fois.",
  accent: "Un texte blanc ne se lit pas sur cette couleur. La plus proche qui convient est {colour}.",
  locked: "C’est l’environnement du serveur qui en décide, par {variable}.",
  noPicture: "Cette image n’est plus là. Envoie-la à nouveau.",
} satisfies Translation<typeof english>;
