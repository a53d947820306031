import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  title: "Contraseña olvidada",
  intro: "Te enviamos un enlace para establecer una nueva. ¿La has recordado? <link>Inicia sesión</link>",
  send: "Enviar el enlace",
} satisfies Translation<typeof english>;
