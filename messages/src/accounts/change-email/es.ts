import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  new: {
    title: "Confirma tu nueva dirección",
    text: "Una cuenta va a tener esta dirección de correo. ¿Es tuya y lo has pedido tú?",
    agree: "Confirmar la nueva dirección",
  },
  current: {
    title: "¿Eres tú?",
    text: "Tu cuenta va a tener otra dirección de correo. Apruébalo solo si lo has pedido tú.",
    agree: "Aprobar el cambio",
  },
  notMe: "No he sido yo",
  changed: "Tu dirección ha cambiado",
  changedText: "A partir de ahora, inicia sesión con la nueva.",
  waiting: "Falta un paso",
  waitingFor: {
    new: "Pulsa ahora el enlace de nuestro correo a la dirección actual.",
    current: "Pulsa ahora el enlace de nuestro correo a la nueva dirección.",
  },
  nothingChanges: "No cambia nada",
  nothingChangesText: "Gracias. Esta dirección no se usa para esa cuenta.",
  stays: "Tu dirección se queda como está",
  staysText:
    "No cambia nada y todas las sesiones están cerradas. Puede que alguien conozca tu contraseña: acabamos de enviarte un enlace para establecer una nueva. Úsalo ahora.",
  signIn: "Iniciar sesión",
  back: "Volver a los vídeos",
} satisfies Translation<typeof english>;
