import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  signUp: "Registrarse",
  signIn: "Iniciar sesión",
} satisfies Translation<typeof english>;
