import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  or: "o",
  continue: "Continuar con Google",
  failed: "No se ha podido iniciar sesión con Google. Inténtalo de nuevo.",
} satisfies Translation<typeof english>;
