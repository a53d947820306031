import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  sent: "Se ha enviado el correo para restablecer la contraseña.",
} satisfies Translation<typeof english>;
