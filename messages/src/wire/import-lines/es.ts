import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  character: "{field}: contiene un carácter que no se puede guardar.",
  long: "{field}: más de {most} caracteres.",
} satisfies Translation<typeof english>;
