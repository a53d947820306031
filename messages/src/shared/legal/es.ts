import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  legal: "Información legal",
  names: {
    imprint: "Aviso legal",
    privacy: "Política de privacidad",
    terms: "Condiciones de uso",
    refund: "Reembolsos",
  },
} satisfies Translation<typeof english>;
