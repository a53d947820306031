import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  subject: "Establece una contraseña nueva para {app}",
  title: "Establece una contraseña nueva",
  asked: "Alguien, esperamos que tú, ha pedido establecer una contraseña nueva para tu cuenta de {app}.",
  lasts:
    "El enlace funciona una vez, durante una hora. Una contraseña nueva cierra tu sesión en todos los dispositivos.",
  notYou: "Si no has sido tú, puedes ignorar este correo: tu contraseña sigue igual.",
} satisfies Translation<typeof english>;
