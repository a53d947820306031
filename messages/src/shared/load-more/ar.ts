import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  noMore: "لا يوجد المزيد",
  more: "تحميل المزيد",
} satisfies Translation<typeof english>;
