import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  title: "Nuevo superusuario",
  created: "Superusuario creado",
  cancel: "Cancelar",
  create: "Crear superusuario",
} satisfies Translation<typeof english>;
