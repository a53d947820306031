import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  superuser: "Como superusuario tienes todo lo que da pro.",
  stillPaid: "El tiempo que pagaste aún no ha terminado.",
} satisfies Translation<typeof english>;
