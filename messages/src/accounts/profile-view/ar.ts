import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  username: "اسم المستخدم",
  name: "الاسم",
  email: "البريد الإلكتروني",
  mobile: "الهاتف المحمول",
  gender: "الجنس",
  age: "العمر",
  location: "الموقع",
  secondEmail: "بريد إلكتروني ثانٍ",
  genders: {
    male: "ذكر",
    female: "أنثى",
  },
  security: "الأمان",
  editProfile: "تعديل الملف الشخصي",
} satisfies Translation<typeof english>;
