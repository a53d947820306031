import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  page: "Página no encontrada",
  title: "Este vídeo no existe",
  text: "Puede que se haya eliminado o que aún no se haya estrenado.",
} satisfies Translation<typeof english>;
