import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  label: "Langue",
  description: "De ces pages, et des e-mails que nous t’envoyons.",
} satisfies Translation<typeof english>;
