import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  text: "La biblioteca aún está vacía. Crea el primer vídeo o importa una lista entera.",
  create: "Crear un vídeo",
  import: "Importar vídeos",
} satisfies Translation<typeof english>;
