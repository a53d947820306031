import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  cancel: "Cancelar",
  leaveTitle: "¿Salir sin guardar?",
  leaveText: "Tus cambios aún no están guardados.",
  stay: "Quedarse",
  leave: "Salir",
} satisfies Translation<typeof english>;
