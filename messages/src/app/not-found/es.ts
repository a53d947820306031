import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  title: "Página no encontrada",
  text: "La página que buscas no parece existir",
  home: "Ir al inicio",
  signIn: "Iniciar sesión",
  signInToSee: "Inicia sesión para ver esta página",
} satisfies Translation<typeof english>;
