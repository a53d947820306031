import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  title: "Editar el vídeo",
} satisfies Translation<typeof english>;
