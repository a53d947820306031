import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  title: "Vista previa",
  frame: "La página de inicio con tus cambios",
  width: "Ancho",
  wide: "Ancha",
  narrow: "Estrecha",
  colors: "Colores",
  light: "Claro",
  dark: "Oscuro",
  invalid: "Aún no se muestra",
  failed: "La vista previa no se cargó",
} satisfies Translation<typeof english>;
