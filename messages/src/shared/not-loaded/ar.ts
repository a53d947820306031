import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  replaced: "يتوفّر إصدار جديد من هذا الموقع. يُرجى إعادة تحميل الصفحة.",
} satisfies Translation<typeof english>;
