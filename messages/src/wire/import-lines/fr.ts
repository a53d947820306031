import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  character: "{field} : contient un caractère qui ne peut pas être conservé.",
  long: "{field} : plus de {most} caractères.",
} satisfies Translation<typeof english>;
