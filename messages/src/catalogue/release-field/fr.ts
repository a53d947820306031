import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  label: "Date de parution",
  description:
    "Laisse vide pour la publier tout de suite. Dans ton fuseau horaire, {timeZone}. Les membres en accès anticipé la voient 7 jours plus tôt.",
  now: "Publier maintenant",
} satisfies Translation<typeof english>;
