import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  title: "Page introuvable",
  text: "La page que tu cherches ne semble pas exister",
  home: "Aller à l’accueil",
  signIn: "Se connecter",
  signInToSee: "Connecte-toi pour voir cette page",
} satisfies Translation<typeof english>;
