import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  text: "Inicias sesión con Google y no tienes contraseña aquí. Si también quieres una, te enviamos un enlace para establecerla.",
  send: "Envíame el enlace",
} satisfies Translation<typeof english>;
