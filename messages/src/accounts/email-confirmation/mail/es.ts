import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  first: {
    subject: "Confirma tu dirección de correo para {app}",
    title: "Confirma tu dirección de correo",
    welcome: "Te damos la bienvenida a {app}. Confirma que esta dirección es tuya.",
    notYou: "Si no te has registrado, puedes ignorar este correo: la dirección queda entonces sin confirmar.",
  },
  second: {
    subject: "Confirma tu segunda dirección de correo para {app}",
    title: "Confirma tu segunda dirección de correo",
    asked:
      "La {account} tiene esta como segunda dirección. Cuando esté confirmada, también enviaremos aquí los correos sobre la seguridad de la cuenta.",
    notYou: "Si no es tu cuenta, puedes ignorar este correo: sin tu confirmación no enviaremos aquí esos correos.",
  },
  confirm: "Confirmar mi dirección",
  lasts: "El enlace funciona durante 7 días.",
} satisfies Translation<typeof english>;
