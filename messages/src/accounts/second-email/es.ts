import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  confirmed: "Confirmada",
  notConfirmed: "Sin confirmar",
  again: "Enviar de nuevo",
  hint: "Abre el enlace que enviamos allí. Los correos sobre la seguridad de tu cuenta irán entonces a las dos direcciones.",
  onItsWay: "El correo está en camino",
} satisfies Translation<typeof english>;
