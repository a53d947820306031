import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  promise: "ترفيه *يوسّع* الآفاق.",
} satisfies Translation<typeof english>;
