import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  heading: "Nouvelles",
  label: "M’envoyer les nouvelles",
  description: "Ce qu’il y a de nouveau ici. Les e-mails concernant ton compte arrivent de toute façon.",
} satisfies Translation<typeof english>;
