import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  unknown: "لا يمكن قراءة هذه الصورة. استخدم ملف JPEG أو PNG أو WebP أو AVIF أو GIF.",
  tooLarge: "في الصورة أكثر من 25 ميغابكسل. يُرجى استخدام صورة أصغر.",
  tooLargeForKind:
    "في الصورة أكثر من {megapixels} ميغابكسل، وهو الحد الأقصى لهذا النوع من الملفات. احفظها بصيغة JPEG أو PNG عادية، أو بحجم أصغر.",
  damaged: "الصورة تالفة: لا يمكن قراءة جزء منها. يُرجى استخدام صورة أخرى.",
  unreadable: "لا يمكن قراءة الصورة. احفظها من جديد وأعد المحاولة.",
  tooManyParts: "تتكون الصورة من أجزاء كثيرة جدًا. احفظها من جديد بصيغة JPEG أو PNG عادية، وأعد المحاولة.",
  brokenOff: "انقطع رفع الصورة. أعد المحاولة.",
  ownWaits: "لا تزال صورتك الأخيرة قيد القراءة. يُرجى إعادة المحاولة بعد بضع ثوانٍ.",
  manyWait: "تجري قراءة صور كثيرة. يُرجى إعادة المحاولة بعد بضع ثوانٍ.",
} satisfies Translation<typeof english>;
