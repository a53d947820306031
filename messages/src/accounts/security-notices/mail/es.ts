import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  changes: {
    password_changed: {
      title: "Se ha cambiado tu contraseña de {app}",
      text: "Se acaba de cambiar la contraseña de tu cuenta y se ha cerrado la sesión en los demás dispositivos.",
    },
    google_linked: {
      title: "Ahora puedes entrar en {app} con Google",
      text: "Ya puedes iniciar sesión en tu cuenta con la cuenta de Google de esta dirección.",
    },
    two_factor_on: {
      title: "La verificación en dos pasos está activada en {app}",
      text: "Al iniciar sesión se pide ahora un código de tu aplicación de autenticación, y se ha cerrado la sesión en los demás dispositivos.",
    },
    two_factor_off: {
      title: "La verificación en dos pasos está desactivada en {app}",
      text: "Al iniciar sesión ya no se pide un código de tu aplicación de autenticación.",
    },
    recovery_codes_renewed: {
      title: "Nuevos códigos de recuperación para {app}",
      text: "Se han creado nuevos códigos de recuperación para tu cuenta. Los anteriores ya no funcionan.",
    },
    recovery_code_used: {
      title: "Se ha usado un código de recuperación de tu cuenta de {app}",
      text: "Se ha usado uno de tus códigos de recuperación en lugar de un código de tu aplicación de autenticación. No se puede volver a usar.",
    },
    codes_guessed: {
      title: "Códigos incorrectos para tu cuenta de {app}",
      text: "Alguien que tiene tu contraseña ha introducido varios códigos incorrectos seguidos. Ahora tiene que esperar antes de volver a intentarlo.",
    },
    email_changed: {
      title: "Tu dirección de {app} ha cambiado",
      text: "Tu cuenta tiene ahora otra dirección de correo, confirmada con un enlace que enviamos a ella.",
    },
    second_address_changed: {
      title: "Se ha cambiado la segunda dirección de tu cuenta de {app}",
      text: "La segunda dirección de correo de tu cuenta se ha sustituido o eliminado. Los correos sobre la seguridad de tu cuenta ya no van a la anterior.",
    },
    passkey_added: {
      title: "Se ha añadido una clave de acceso a tu cuenta de {app}",
      text: "Tu cuenta tiene ahora una nueva clave de acceso para iniciar sesión. Si no la has añadido tú, elimínala en tu página de seguridad.",
    },
    passkey_removed: {
      title: "Se ha eliminado una clave de acceso de tu cuenta de {app}",
      text: "Se ha eliminado una de tus claves de acceso y ya no sirve para iniciar sesión.",
    },
  },
  passkey: "«{name}» del {day}",
  unnamedPasskey: "una del {day}",
  passkeysKept: "Estas claves de acceso siguen sirviendo para entrar: {list}. Elimina las que no sean tuyas en {page}",
  passkeysRemoved: "También se han eliminado estas claves de acceso: {list}.",
  wasYou: "Si has sido tú, no hay nada que hacer.",
  notMe: "No he sido yo",
  setPassword: "Establece allí una contraseña nueva cuanto antes. Así se cierra la sesión en todos los dispositivos.",
  setPasswordOrRemove:
    "Establece allí una contraseña nueva cuanto antes. Así se cierra la sesión en todos los dispositivos, y también puedes eliminar las claves de acceso.",
} satisfies Translation<typeof english>;
