import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  loading: "جارٍ تحميل المشغّل",
  notLoaded: "لم يُحمَّل المشغّل.",
  ended: "أُنهي هذا الفيديو على جهاز آخر.",
  here: "التشغيل هنا",
  running: "{device}: {title}",
  anotherDevice: "جهاز آخر",
  end: "إنهاؤه هناك",
  endNamed: "إنهاؤه هناك: «{title}» على {device}",
} satisfies Translation<typeof english>;
