import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  favorites: "Pulsa el marcador de un vídeo para guardarlo aquí.",
  recent: "Aquí aparece lo que ves, lo último primero.",
} satisfies Translation<typeof english>;
