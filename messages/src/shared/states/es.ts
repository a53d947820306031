import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  checking: "Comprobando…",
  loading: "Cargando",
  offline: "Parece que no tienes conexión",
  notLoaded: "No se ha podido cargar",
  wentWrong: "Algo ha fallado. Inténtalo de nuevo.",
  tryAgain: "Reintentar",
} satisfies Translation<typeof english>;
