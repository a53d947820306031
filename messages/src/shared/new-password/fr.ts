import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  description: "Au moins {min} caractères ; le mieux : quelques mots sans rapport.",
} satisfies Translation<typeof english>;
