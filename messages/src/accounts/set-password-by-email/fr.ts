import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  text: "Tu te connectes avec Google et n’as pas de mot de passe ici. Si tu en veux un aussi, nous t’envoyons un lien pour le choisir.",
  send: "M’envoyer le lien",
} satisfies Translation<typeof english>;
