import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  noScript:
    "<strong>جافا سكريبت معطّل.</strong> يمكنك قراءة هذه الصفحة، لكن {app} يحتاج إليه لتسجيل دخولك وإرسال النماذج وتشغيل الفيديو. يُرجى تفعيله في إعدادات المتصفح ثم إعادة تحميل هذه الصفحة.",
} satisfies Translation<typeof english>;
