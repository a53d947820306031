import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  signedOut: "Has cerrado la sesión.",
  confirmChange: "Confirma el cambio con los enlaces que hemos enviado a las dos direcciones.",
  twoFactorOff: "La verificación en dos pasos está desactivada.",
  resetSent: "Se ha enviado el correo para restablecer la contraseña.",
  passwordReset: "La nueva contraseña está establecida.",
  emailConfirmed: "Tu dirección de correo está confirmada.",
  mailOnItsWay: "El correo está en camino.",
  passwordChanged: "Tu contraseña ha cambiado.",
} satisfies Translation<typeof english>;
