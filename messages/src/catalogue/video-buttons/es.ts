import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  delete: "Eliminar {title}",
  edit: "Editar {title}",
} satisfies Translation<typeof english>;
