import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  label: "Ansichten",
} satisfies Translation<typeof english>;
