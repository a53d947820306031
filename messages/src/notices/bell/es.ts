import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  label: "Avisos",
  unread: {
    one: "Avisos, {count} sin leer",
    other: "Avisos, {count} sin leer",
  },
} satisfies Translation<typeof english>;
