import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  title: "Editar el vídeo",
  noSuch: "No existe ese vídeo",
  showAll: "Mostrar todos los vídeos",
} satisfies Translation<typeof english>;
