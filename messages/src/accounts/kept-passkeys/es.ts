import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  title: "Tus claves de acceso siguen iniciando tu sesión",
  text: "{names}. Si alguna no es tuya, inicia sesión y elimínala en la página Seguridad.",
} satisfies Translation<typeof english>;
