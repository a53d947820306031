import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  title: "تعديل الملف الشخصي",
  saved: "حُفظ الملف الشخصي",
  genders: {
    male: "ذكر",
    female: "أنثى",
  },
  fullName: "الاسم الكامل",
  lastName: "اسم العائلة",
  country: "البلد",
  phone: "الهاتف",
  phoneHint: "مع رمز البلد، مثل ‎+44 20 7946 0000",
  age: "العمر",
  gender: "الجنس",
  language: "اللغة",
  secondEmail: "البريد الإلكتروني الثاني",
  more: "المزيد عنك",
  likes: "ما تحب مشاهدته",
  facebook: "Facebook",
  linkedIn: "LinkedIn",
  cancel: "إلغاء",
  save: "حفظ",
  picture: {
    choose: "اختيار صورة",
    remove: "إزالة",
    formats: "JPEG أو PNG أو WebP أو AVIF أو GIF، حتى 5 ميغابايت.",
    label: "صورة",
    unreadable: "لا يمكن قراءة هذه الصورة. يُرجى اختيار صورة أخرى.",
    crop: "قص الصورة",
    use: "استخدام الصورة",
  },
} satisfies Translation<typeof english>;
