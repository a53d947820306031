import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  tooManyCodes: "Demasiados códigos incorrectos. Espera {time} o usa uno de tus códigos de recuperación.",
} satisfies Translation<typeof english>;
