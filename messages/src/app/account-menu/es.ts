import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  profile: "Perfil",
  notes: "Notas",
  notices: "Avisos",
  requests: "Peticiones",
  newSuperUser: "Nuevo superusuario",
  signOut: "Cerrar sesión",
} satisfies Translation<typeof english>;
