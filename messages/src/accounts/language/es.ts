import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  label: "Idioma",
  description: "De estas páginas y de los correos que te enviamos.",
} satisfies Translation<typeof english>;
