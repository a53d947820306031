import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  link: "يبدأ الرابط بـ ‎https://‎ أو ‎http://‎ أو ‎mailto:‎، أو بـ / لصفحة من هذا الموقع.",
  film: "يبدأ عنوان الفيلم بـ ‎https://‎ أو ‎http://‎، أو بـ / لملف من هذا الموقع.",
  tooManyWords: "مجموع أحرف الجمل المغيّرة لا يزيد على {most}.",
  sectionTwice: "يرد كل قسم مرة واحدة.",
  accent: "لا يُقرأ النص الأبيض على هذا اللون. أقرب لون يُقرأ عليه هو {colour}.",
  locked: "تحدد بيئة الخادم هذا بواسطة {variable}.",
  noPicture: "لم تعد هذه الصورة موجودة. ارفعها من جديد.",
} satisfies Translation<typeof english>;
