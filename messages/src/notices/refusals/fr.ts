import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  unknownTimeZone: "Ce fuseau horaire est inconnu.",
} satisfies Translation<typeof english>;
