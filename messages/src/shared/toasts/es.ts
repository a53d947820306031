import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  notifications: "Notificaciones",
  undo: "Deshacer",
  close: "Cerrar",
} satisfies Translation<typeof english>;
