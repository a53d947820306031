import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  title: "Estás sin conexión",
  text: "El proyector está listo; la red, no. Comprueba tu conexión; la página se recargará sola cuando vuelvas a estar en línea.",
  again: "Reintentar",
  app: "Entretenimiento que expande la mente.",
} satisfies Translation<typeof english>;
