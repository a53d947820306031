import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  title: "مشرف عام جديد",
  created: "تم إنشاء المشرف العام",
  cancel: "إلغاء",
  create: "إنشاء مشرف عام",
} satisfies Translation<typeof english>;
