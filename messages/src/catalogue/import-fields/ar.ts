import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  url: "عنوان URL",
  title: "العنوان",
  category: "الفئة",
  description: "الوصف",
  oid: "Oid",
  series: "السلسلة",
  place: "الموضع",
} satisfies Translation<typeof english>;
