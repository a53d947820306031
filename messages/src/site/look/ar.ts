import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  logo: "الشعار",
  logoNote:
    "بدلًا من العلامة والاسم في كل ترويسة. PNG أو JPEG أو WebP أو AVIF، بحجم 5 ميغابايت على الأكثر؛ والأفضل أن تكون خلفيته شفافة وارتفاعه 128 بكسل. لا تُقبل ملفات SVG.",
  light: "للخلفية الفاتحة",
  dark: "للخلفية الداكنة",
  darkNote: "إن لم يوجد، يُستخدم الآخر للخلفيتين.",
  description: "الوصف",
  descriptionNote: "ما يسمعه من لا يرى الشعار. يكفي الاسم غالبًا.",
  icon: "الأيقونة",
  iconNote: "لعلامات تبويب المتصفح وللتطبيق المثبَّت. مربعة، والأفضل أن يكون عرضها 512 بكسل.",
  choose: "اختيار صورة",
  replace: "استبدال",
  remove: "إزالة",
  chooseFor: "اختيار صورة: {label}",
  removeFor: "إزالة: {label}",
} satisfies Translation<typeof english>;
