import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  search: "Buscar vídeos",
  clear: "Borrar la búsqueda",
} satisfies Translation<typeof english>;
