import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  changed: "Las condiciones o la política de privacidad han cambiado. Vuelve a cargar la página y léelas.",
} satisfies Translation<typeof english>;
