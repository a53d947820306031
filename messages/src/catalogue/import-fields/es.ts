import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  url: "Dirección",
  title: "Título",
  category: "Categoría",
  description: "Descripción",
  oid: "Oid",
  series: "Serie",
  place: "Lugar",
} satisfies Translation<typeof english>;
