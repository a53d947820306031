import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  link: "Enlace",
  start: "Empezar en {time}",
  end: "Terminar en",
  wrong: "Escribe un tiempo posterior a {start}, como {example}.",
  copy: "Copiar enlace",
  copied: "El enlace se ha copiado.",
  notCopied: "No se ha podido copiar el enlace. Selecciónalo y cópialo tú.",
  more: "Más opciones",
} satisfies Translation<typeof english>;
