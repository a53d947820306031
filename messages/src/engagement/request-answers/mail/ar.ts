import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  subject: "وصل الآن: {title}",
  title: "وصل الآن",
  asked: "طلبت «{text}» أو صوّت له. إنه الآن في المكتبة: {title}",
  askedUnquoted: "طلبت شيئًا لم يكن هنا أو صوّت له. إنه الآن في المكتبة: {title}",
  watch: "مشاهدة",
  why: "تصلك هذه الرسالة لأنك أردت هذا الفيديو.",
} satisfies Translation<typeof english>;
