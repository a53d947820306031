import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  recoveryCode: "Wiederherstellungscode",
  code: "Code",
  useApp: "Code aus der App verwenden",
  useRecovery: "Wiederherstellungscode verwenden",
} satisfies Translation<typeof english>;
