import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  notGiven: "Sin indicar",
} satisfies Translation<typeof english>;
