import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  label: "Langue",
  description: "Pour ces pages et pour les e-mails que nous t’envoyons.",
} satisfies Translation<typeof english>;
