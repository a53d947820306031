import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  text: "النص",
  textNote: "بصيغة Markdown: ‏# لعنوان، و**نجمتان** للخط العريض، و[كلمات](https://…) لرابط.",
  title: "إضافة صورة",
  add: "إضافة",
  picture: "الصورة",
  pictureNote: "5 ميغابايت على الأكثر. تعرضها الرسائل بعرض يصل إلى 456 بكسل.",
  choose: "اختيار صورة",
  description: "الوصف",
  descriptionNote: "ما يظهر في الصورة، لمن لا يرون الصور. يحل محلها في النص العادي.",
} satisfies Translation<typeof english>;
