import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  sending: "Enviando…",
  unreachable: "No se puede conectar con nosotros. Comprueba tu conexión a internet e inténtalo de nuevo.",
} satisfies Translation<typeof english>;
