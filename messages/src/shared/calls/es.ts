import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  unreachable: "No podemos conectar. Comprueba tu conexión a internet e inténtalo de nuevo.",
  failed: "Algo ha fallado por nuestra parte. Inténtalo de nuevo dentro de un momento.",
} satisfies Translation<typeof english>;
