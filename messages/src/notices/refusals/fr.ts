import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  unknownTimeZone: "Ce fuseau horaire est inconnu.",
  pushService: "Le service push de ce navigateur n’est pas utilisable.",
} satisfies Translation<typeof english>;
