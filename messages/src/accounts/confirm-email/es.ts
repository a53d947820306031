import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  title: "Confirma tu dirección",
  forMembers: "Haz clic abajo para que sepamos que nuestros correos te llegan. <link>Volver a los vídeos</link>",
  forVisitors: "Haz clic abajo para que sepamos que nuestros correos te llegan. <link>Iniciar sesión</link>",
  confirm: "Confirmar mi dirección",
  confirmed: "Tu dirección de correo está confirmada",
} satisfies Translation<typeof english>;
