import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  order: "El último día es anterior al primero.",
  mostDays: "Pide como máximo {most} días a la vez.",
  tooEarly: "No hay nada anterior al año 2000.",
  toCome: "Ese día aún no ha llegado.",
  link: "Este enlace ya no funciona. El más reciente está en el registro del servidor.",
} satisfies Translation<typeof english>;
