import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  title: "Usuarios",
  exported: "usuarios",
  kinds: {
    pro: "Pro",
    free: "Gratis",
    blocked: "Bloqueados",
    super: "Superusuarios",
  },
  search: "Buscar usuarios",
  searchHint: "Nombre o correo",
  kind: "Tipo de usuario",
  all: "Todos los usuarios",
  name: "Nombre",
  email: "Correo",
  isSuper: "Superusuario",
  super: "SÚPER",
  normal: "NORMAL",
  since: "Usuario desde",
  block: "Bloquear",
  unblock: "Desbloquear",
  blockUser: "Bloqueo",
  noneTitle: "No se encontraron usuarios",
  noneText: "Prueba el comienzo de un nombre o de una dirección, u otro filtro.",
} satisfies Translation<typeof english>;
