import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  order: "El último día no puede ser anterior al primero.",
  mostDays: "Elige como máximo {most} días.",
  tooEarly: "No hay cifras anteriores al año 2000.",
  toCome: "Ese día está en el futuro.",
  link: "Este enlace ya no funciona. El más reciente está en el registro del servidor.",
} satisfies Translation<typeof english>;
