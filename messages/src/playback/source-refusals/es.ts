import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  publicKey: "Esta es una clave pública. Para firmar hace falta la privada.",
  passphrase: "Esta clave está protegida con una contraseña. Introduce una que no la tenga.",
  noKey: "Esto no es una clave privada: introdúcela entera, en PEM (-----BEGIN …) o tal como te la dio el proveedor.",
  notRsa: "Esta clave no es de tipo RSA.",
  shortRsa: "Esta clave es demasiado corta: las claves RSA necesitan {bits} bits.",
  spaces: "Quita los espacios y los saltos de línea de la clave.",
  shortText: "Esto es demasiado corto para una clave: tiene al menos {least} caracteres.",
  host: "Introduce un servidor, como media.example.com.",
  hasNone: "Las claves de este proveedor no lo tienen.",
  otherHost: "Introduce una dirección de {host}.",
  unreadableKey: "La clave del servidor de este vídeo no se puede leer aquí.",
  notSigned: "La dirección de este vídeo no se puede firmar.",
} satisfies Translation<typeof english>;
