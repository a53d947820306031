import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  title: "El cárabo común",
  asked: "Búhos de noche",
  passkey: "Teléfono",
} satisfies Translation<typeof english>;
