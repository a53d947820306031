import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  transcript: "النص المكتوب",
  language: "لغة النص المكتوب",
  kinds: {
    captions: "مع الأصوات",
    descriptions: "أوصاف",
    chapters: "فصول",
    metadata: "بيانات وصفية",
  },
  loading: "جارٍ تحميل النص المكتوب",
  search: "البحث في النص المكتوب",
  copy: "نسخ النص المكتوب مع الأوقات",
  nothing: "لا سطر فيه هذه الكلمات.",
  count: {
    one: "سطر واحد",
    two: "سطران",
    few: "{count} أسطر",
    many: "{count} سطرًا",
    other: "{count} سطر",
  },
  copied: "تم نسخ النص المكتوب.",
  notCopied: "تعذّر نسخ النص المكتوب. يُرجى تحديده ونسخه يدويًا.",
  follow: "متابعة الفيديو",
} satisfies Translation<typeof english>;
