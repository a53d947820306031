import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  recoveryCode: "Code de récupération",
  code: "Code",
  useApp: "Utiliser un code de l’application",
  useRecovery: "Utiliser un code de récupération",
} satisfies Translation<typeof english>;
