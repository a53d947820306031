import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  title: "المستخدمون",
  exported: "المستخدمين",
  kinds: {
    pro: "Pro",
    free: "مجاني",
    blocked: "محظور",
    super: "المشرفون العامون",
  },
  search: "البحث عن مستخدمين",
  searchHint: "الاسم أو البريد الإلكتروني",
  kind: "نوع المستخدم",
  all: "كل المستخدمين",
  name: "الاسم",
  email: "البريد الإلكتروني",
  isSuper: "مشرف عام",
  super: "مشرف",
  normal: "عادي",
  since: "مستخدم منذ",
  block: "حظر",
  unblock: "إلغاء الحظر",
  blockUser: "الحظر",
  noneTitle: "لم يُعثر على مستخدمين",
  noneText: "جرّب بداية اسم أو عنوان، أو مرشحًا آخر.",
} satisfies Translation<typeof english>;
