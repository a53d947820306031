import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  legal: "Mentions et conditions",
  names: {
    imprint: "Mentions légales",
    privacy: "Politique de confidentialité",
    terms: "Conditions d’utilisation",
    refund: "Remboursements",
  },
} satisfies Translation<typeof english>;
