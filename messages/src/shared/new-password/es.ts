import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  description: "Al menos {min} caracteres; lo mejor son unas palabras sin relación.",
} satisfies Translation<typeof english>;
