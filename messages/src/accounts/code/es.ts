import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  label: "Verificación en dos pasos",
  keptCode: "Uno de los códigos de recuperación que guardaste. Cada uno sirve una vez.",
  sixDigits: "Los seis dígitos que la aplicación muestra ahora.",
  signIn: "Iniciar sesión",
  startAgain: "Empezar de nuevo",
} satisfies Translation<typeof english>;
