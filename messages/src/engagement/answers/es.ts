import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  title: "Ya está aquí",
  wanted: "Querías: {text}",
  dismiss: "Descartar {title}",
} satisfies Translation<typeof english>;
