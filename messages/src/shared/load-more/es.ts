import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  noMore: "No hay nada más que cargar",
  more: "Cargar más",
} satisfies Translation<typeof english>;
