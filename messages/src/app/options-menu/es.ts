import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  options: "Opciones",
  adminPanel: "Administración",
} satisfies Translation<typeof english>;
