import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  confirmed: "Confirmée",
  notConfirmed: "Non confirmée",
  again: "Renvoyer",
  hint: "Ouvre le lien que nous y avons envoyé. Les e-mails concernant la sécurité de ton compte iront alors aux deux adresses.",
  onItsWay: "L’e-mail est en route",
} satisfies Translation<typeof english>;
