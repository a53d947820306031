import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  label: "Idioma",
  description: "Para estas páginas y para los correos que te enviamos.",
} satisfies Translation<typeof english>;
