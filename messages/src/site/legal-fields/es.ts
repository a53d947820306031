import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  how: "En Markdown. Una página vacía no se enlaza en ningún sitio. Si hay condiciones o política de privacidad, quien se registra las acepta, y se guarda qué versión era.",
  open: "Abrir: {page}",
} satisfies Translation<typeof english>;
