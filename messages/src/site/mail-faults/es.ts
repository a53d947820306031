import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  unknown: "Aquí no existe {place}.",
  missing: "El texto necesita {place}.",
  link: "{place} debe aparecer una vez, en una línea propia: se convierte en el botón.",
  long: "Un correo tiene como máximo {most} párrafos.",
} satisfies Translation<typeof english>;
