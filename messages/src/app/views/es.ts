import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  label: "Vistas",
} satisfies Translation<typeof english>;
