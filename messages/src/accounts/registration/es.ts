import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  username: "Nombre de usuario",
  password: "Contraseña",
  confirmPassword: "Confirmar la contraseña",
} satisfies Translation<typeof english>;
