import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  search: "البحث في الفيديوهات",
  clear: "مسح البحث",
} satisfies Translation<typeof english>;
