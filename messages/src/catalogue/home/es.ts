import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  skip: "Ir a los vídeos",
  title: "Todos los vídeos",
  otherLength: "Prueba con otra duración. De algunos vídeos no se conoce la duración.",
  emptyCategory: "Todavía no hay nada en esta categoría.",
  emptyLibrary: "La biblioteca aún está vacía. Vuelve pronto.",
} satisfies Translation<typeof english>;
