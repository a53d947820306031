import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  page: "Page introuvable",
  title: "Il n’y a plus rien ici",
  text: "La page que tu cherches ne semble pas exister.",
} satisfies Translation<typeof english>;
