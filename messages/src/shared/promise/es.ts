import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  promise: "Entretenimiento que *expande* la mente.",
} satisfies Translation<typeof english>;
