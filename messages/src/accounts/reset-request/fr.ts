import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  sent: "L’e-mail de réinitialisation a été envoyé.",
} satisfies Translation<typeof english>;
