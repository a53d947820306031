import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  logo: "Logo",
  logoNote:
    "À la place du symbole et du nom, dans chaque en-tête. PNG, JPEG, WebP ou AVIF, 5 Mo au plus ; de préférence sur fond transparent et de 128 pixels de haut. Le SVG n’est pas accepté.",
  light: "Pour fond clair",
  dark: "Pour fond sombre",
  darkNote: "À défaut, l’autre sert pour les deux.",
  description: "Description",
  descriptionNote: "Ce qu’entendent les personnes qui ne voient pas le logo. Le nom suffit le plus souvent.",
  icon: "Icône",
  iconNote: "Pour les onglets du navigateur et l’application installée. Carrée, de préférence de 512 pixels de large.",
  choose: "Choisir une image",
  replace: "Remplacer",
  remove: "Retirer",
  chooseFor: "Choisir une image : {label}",
  removeFor: "Retirer : {label}",
} satisfies Translation<typeof english>;
