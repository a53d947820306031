import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  email: "Correo electrónico",
  showPassword: "Mostrar la contraseña",
} satisfies Translation<typeof english>;
