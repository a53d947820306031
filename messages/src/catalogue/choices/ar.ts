import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  order: "الترتيب",
  orders: {
    "-created": "الأحدث أولًا",
    created: "الأقدم أولًا",
    popular: "الأكثر إعجابًا",
    title: "العنوان تصاعديًا",
    "-title": "العنوان تنازليًا",
    duration: "الأقصر",
    "-duration": "الأطول",
  },
  lengthName: "المدة",
  anyLength: "أي مدة",
  lengths: {
    short: "أقل من 10 دقائق",
    medium: "من 10 إلى 30 دقيقة",
    long: "أكثر من 30 دقيقة",
  },
  categories: "الفئات",
  category: "الفئة",
  all: "الكل",
  notLoaded: "لم تُحمَّل الفئات.",
} satisfies Translation<typeof english>;
