import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  title: "تعديل الفيديو",
} satisfies Translation<typeof english>;
