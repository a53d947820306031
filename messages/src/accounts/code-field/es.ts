import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  recoveryCode: "Código de recuperación",
  code: "Código",
  useApp: "Usar un código de la aplicación",
  useRecovery: "Usar un código de recuperación",
} satisfies Translation<typeof english>;
