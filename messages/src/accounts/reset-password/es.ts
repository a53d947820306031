import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  title: "Restablecer la contraseña",
  intro: "El enlace funciona una vez, durante una hora. <link>Pide uno nuevo</link>",
  newPassword: "Contraseña nueva",
  confirmNewPassword: "Confirmar la contraseña nueva",
  done: "Contraseña restablecida",
  passkeysStay: "Una contraseña nueva no cambia estas claves de acceso, que inician sesión sin ella:",
  added: "añadida el {day}",
  removePasskeys: "Eliminar también mis claves de acceso",
  removePasskeysWhy:
    "Hazlo si alguna no es tuya o si otra persona ha podido entrar en tu cuenta. Puedes añadir otras cuando quieras.",
  passkeysNeeded:
    "Son tu segundo factor, que aquí necesitan los superusuarios. Cuando inicies sesión con una, podrás sustituir las demás en la página Seguridad.",
} satisfies Translation<typeof english>;
