import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  form: "Format de l’e-mail",
  asMail: "En e-mail",
  plain: "Texte brut",
  mail: "L’e-mail",
  mailAsText: "L’e-mail en texte brut",
  width: "Largeur",
  wide: "Large",
  narrow: "Étroit",
  scheme: "Couleurs",
  light: "Clair",
  dark: "Sombre",
} satisfies Translation<typeof english>;
