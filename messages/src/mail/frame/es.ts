import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  openAddress: "Si el botón no hace nada, abre esta dirección:",
  greeting: "Hola:",
  greetingByName: "Hola, {name}:",
  somebody: "miembro",
  account: "cuenta de {app}",
  accountByName: "cuenta {name} de {app}",
  unsubscribe: "Darse de baja",
} satisfies Translation<typeof english>;
