import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  title: "{app} peut envoyer des e-mails",
  arrived: "Tu as demandé cet e-mail pour voir si les e-mails arrivent. Ils arrivent.",
  goOn: "Continuer l’installation",
  spam: "S’il était dans tes indésirables, demande à ton fournisseur de messagerie des enregistrements SPF et DKIM pour le domaine de l’expéditeur.",
} satisfies Translation<typeof english>;
