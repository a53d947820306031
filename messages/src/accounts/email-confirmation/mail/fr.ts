import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  first: {
    subject: "Confirme ton adresse e-mail pour {app}",
    title: "Confirme ton adresse e-mail",
    welcome: "Bienvenue sur {app}. Confirme que cette adresse est bien la tienne.",
    notYou:
      "Si cette inscription ne vient pas de toi, tu peux ignorer cet e-mail : l’adresse reste alors non confirmée.",
  },
  second: {
    subject: "Confirme ta deuxième adresse e-mail pour {app}",
    title: "Confirme ta deuxième adresse e-mail",
    asked:
      "Le {account} a cette adresse comme deuxième adresse. Une fois confirmée, nous y enverrons aussi les e-mails concernant la sécurité du compte.",
    notYou:
      "Si ce n’est pas ton compte, tu peux ignorer cet e-mail : sans ta confirmation, nous n’y enverrons pas ces e-mails.",
  },
  confirm: "Confirmer mon adresse",
  lasts: "Le lien fonctionne pendant 7 jours.",
} satisfies Translation<typeof english>;
