import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  page: "Página no encontrada",
  title: "Aquí ya no hay nada",
  text: "La página que buscas no parece existir.",
} satisfies Translation<typeof english>;
