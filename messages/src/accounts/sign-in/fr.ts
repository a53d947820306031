import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  title: "Se connecter",
  password: "Mot de passe",
  oneMoreStep: "Encore une étape : le code de ton application d’authentification.",
  newHere: "Première visite ? <link>Crée un compte</link>",
  forgotPassword: "Mot de passe oublié ?",
  signedOut: "Ta session est fermée",
  sessionEnded: "Ta session est terminée. Connecte-toi, et tu reviens là où tu étais.",
  offerStep: "Connecte-toi, et il commence.",
  usePasskey: "Utiliser une clé d’accès",
  passkeyFailed: "Ton navigateur n’a pas pu utiliser de clé d’accès. Réessaie, ou connecte-toi avec ton mot de passe.",
} satisfies Translation<typeof english>;
