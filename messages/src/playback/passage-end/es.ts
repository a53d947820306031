import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  region: "Fin del fragmento",
  title: "El fragmento compartido termina aquí.",
  goOn: "Continuar",
  again: "Reproducir otra vez",
} satisfies Translation<typeof english>;
