import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  stays: "Tu cuenta sigue",
  staysUntil:
    "Tu cuenta sigue. Tu suscripción termina igualmente el {day}: para seguir siendo usuario pro, reanúdala en la página Suscripción.",
} satisfies Translation<typeof english>;
