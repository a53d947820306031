import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  title: "Confirme ton adresse",
  forMembers: "Clique ci-dessous, pour que nous sachions que nos e-mails t’arrivent. <link>Retour aux vidéos</link>",
  forVisitors: "Clique ci-dessous, pour que nous sachions que nos e-mails t’arrivent. <link>Se connecter</link>",
  confirm: "Confirmer mon adresse",
  confirmed: "Ton adresse e-mail est confirmée",
} satisfies Translation<typeof english>;
