import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  how: "بصيغة Markdown. الصفحة الفارغة لا يُشار إليها برابط. عند وجود شروط أو سياسة خصوصية يوافق عليها كل من ينشئ حسابًا، ويُحفظ أي إصدار كان.",
  open: "فتح: {page}",
} satisfies Translation<typeof english>;
