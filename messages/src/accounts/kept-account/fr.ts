import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  stays: "Ton compte reste",
  staysUntil:
    "Ton compte reste. Ton abonnement se termine quand même le {day} : pour garder pro, reprends-le sur la page Abonnement.",
} satisfies Translation<typeof english>;
