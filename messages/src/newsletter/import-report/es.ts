import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  noEmail: "Falta la dirección de correo.",
  notEmail: "Esto no es una dirección de correo.",
  age: "La edad no es un número entero de {least} a {most}.",
  signedUp: "La fecha de alta debe ser un día pasado, como 2026-01-31, o una hora pasada, como 2026-01-31T12:00Z.",
  present: "Esta dirección ya está en la lista.",
  unsubscribedHere: "Se dio de baja aquí. Solo esa persona puede volver a suscribirse.",
  unsubscribedThere: "Se dio de baja, según la lista.",
  twin: "Es la misma dirección que en la línea {line}.",
} satisfies Translation<typeof english>;
