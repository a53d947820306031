import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  title: "Aperçu",
  frame: "La page d’accueil avec tes modifications",
  width: "Largeur",
  wide: "Large",
  narrow: "Étroite",
  colors: "Couleurs",
  light: "Clair",
  dark: "Sombre",
  invalid: "Pas encore affiché",
  failed: "L’aperçu n’a pas été chargé",
} satisfies Translation<typeof english>;
