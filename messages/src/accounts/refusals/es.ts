import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  invisibleUsername: "No uses caracteres de control ni espacios al principio o al final.",
  passwordsDiffer: "Las dos contraseñas no coinciden.",
  passwordCommon: "Esta contraseña es demasiado común.",
  passwordIsName: "La contraseña no puede ser tu nombre de usuario ni tu dirección de correo.",
  usernameTaken: "Ya existe un usuario con ese nombre.",
  emailTaken: "Ya existe un usuario con esa dirección de correo.",
  disposableEmail: "Usa una dirección duradera: las de este proveedor son desechables.",
  superusersOnly: "Solo un superusuario puede crear un superusuario.",
  fullOfPasskeys: "Ya tienes el máximo de claves de acceso. Elimina una primero.",
  passkeyUnusable: "No se ha podido añadir esta clave de acceso. Inténtalo de nuevo.",
  linkUsed: "Este enlace ha caducado o ya se ha usado.",
  resetLinkUsed: "Este enlace ha caducado o ya se ha usado. Pide uno nuevo.",
  otherLink: "Este no es el enlace que abriste.",
  passkeysNeeded: "Tus claves de acceso son tu segundo factor, que los superusuarios necesitan aquí.",
  ownEmail: "Ya es tu dirección.",
  tooManyEmailChanges: "Ya has pedido varios cambios. Inténtalo de nuevo mañana.",
  emailTakenMeanwhile: "Esta dirección pertenece ya a otra cuenta.",
  wrongPassword: "Esta no es tu contraseña.",
  wrongCode: "Este código no es correcto o ya se ha usado.",
  wrongFirstCode: "Este código no es correcto. Introduce el que muestra ahora la aplicación.",
  lastSuperuser: "Eres el último superusuario. Nombra a otro primero.",
  blockYourself: "No puedes bloquearte a ti.",
  mailSentAlready: "Ya te hemos enviado un correo. Búscalo o inténtalo más tarde.",
  copyTaken: "Acabas de descargar una copia. Inténtalo de nuevo en diez minutos.",
} satisfies Translation<typeof english>;
