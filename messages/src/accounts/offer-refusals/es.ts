import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  begun: "Tu mes gratis ha empezado",
  had: "Ya has tenido tu mes gratis: hay uno por miembro y por buzón.",
  over: "El mes gratis de este enlace ya se ha usado o ha caducado.",
} satisfies Translation<typeof english>;
