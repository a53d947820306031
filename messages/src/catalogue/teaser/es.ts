import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  join: "Únete para verlo",
  price: "{price} al mes. Cancela cuando quieras.",
  signInToWatch: "Inicia sesión para verlo",
  members: "Este vídeo es para miembros de {site}.",
  signUp: "Registrarse",
  signIn: "Iniciar sesión",
} satisfies Translation<typeof english>;
