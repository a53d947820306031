import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  secondary_email: "عنوان البريد الإلكتروني",
  first_name: "الاسم الأول",
  middle_name: "الاسم الأوسط",
  last_name: "اسم العائلة",
  full_name: "الاسم الكامل",
  age: "العمر",
  telephone: "رقم الهاتف",
  country: "البلد",
  comments: "التعليق",
  signed_up_at: "وقت التسجيل",
  unsubscribed_at: "وقت إلغاء الاشتراك",
} satisfies Translation<typeof english>;
