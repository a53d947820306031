import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  superuser: "En tant que super-utilisateur, tu as tout ce que pro apporte.",
  stillPaid: "Le temps que tu as payé n’est pas encore terminé.",
} satisfies Translation<typeof english>;
