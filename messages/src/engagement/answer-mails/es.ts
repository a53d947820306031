import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  label: "Escríbeme cuando esté aquí",
  description: "Cuando algo que pediste o votaste esté en la biblioteca.",
} satisfies Translation<typeof english>;
