import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  page: "الصفحة غير موجودة",
  title: "لا يوجد فيديو كهذا",
  text: "ربما أُزيل أو لم يصدر بعد.",
} satisfies Translation<typeof english>;
