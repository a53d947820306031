import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  title: "Mot de passe oublié",
  intro: "Nous t’envoyons un lien pour en choisir un nouveau. Il t’est revenu ? <link>Connecte-toi</link>",
  send: "Envoyer le lien",
} satisfies Translation<typeof english>;
