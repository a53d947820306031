import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  label: "اللغة",
  description: "لهذه الصفحات وللرسائل التي نرسلها إليك.",
} satisfies Translation<typeof english>;
