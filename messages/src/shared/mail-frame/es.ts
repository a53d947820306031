import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  form: "Formato del correo",
  asMail: "Como correo",
  plain: "Texto sin formato",
  mail: "El correo",
  mailAsText: "El correo como texto sin formato",
  width: "Anchura",
  wide: "Ancho",
  narrow: "Estrecho",
  scheme: "Colores",
  light: "Claro",
  dark: "Oscuro",
} satisfies Translation<typeof english>;
