import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  ask: "Pedirlo",
  note: "Los miembros ven y votan <requests>lo que se pide</requests>, pero no quién lo pidió.",
} satisfies Translation<typeof english>;
