import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  email: "Tu dirección de correo",
  confirm: "Confirma tu dirección con el enlace que hemos enviado a <strong>{email}</strong>.",
  sendAgain: "Enviar de nuevo",
  onItsWay: "El correo está en camino",
  account: "Tu cuenta",
  leaves: "Tu cuenta se eliminará el <strong>{day}</strong>.",
  keep: "Conservar mi cuenta",
  twoFactor: "Se necesita la verificación en dos pasos",
  setUp: "Configurar",
  againWithCode: "Aquí los superusuarios necesitan la verificación en dos pasos. Inicia sesión de nuevo con tu código.",
  againWithPasskey:
    "Aquí los superusuarios necesitan la verificación en dos pasos. Inicia sesión de nuevo con tu clave de acceso.",
  untilSetUp:
    "Aquí los superusuarios necesitan la verificación en dos pasos. Hasta que configures la tuya, puedes usar {app} como miembro.",
} satisfies Translation<typeof english>;
