import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  skip: "Saltar al contenido",
  account: "Cuenta",
  toDark: "Cambiar al modo oscuro",
  toLight: "Cambiar al modo claro",
} satisfies Translation<typeof english>;
