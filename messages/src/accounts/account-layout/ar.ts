import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  promise: "ترفيه <em>يوسّع</em> آفاق العقل.",
} satisfies Translation<typeof english>;
