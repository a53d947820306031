import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  finishCropping: "أكمل قص الصورة أولًا.",
  choose: "اختر صورة أو أفلتها هنا",
  chooseNew: "اختر صورة جديدة",
  crop: "قص الصورة",
  unreadable: "تتعذر قراءة هذه الصورة. يُرجى اختيار صورة أخرى.",
  cancel: "إلغاء",
  use: "استخدام الصورة",
  area: "الجزء المستخدم: حرّك الصورة بمفاتيح الأسهم",
  zoom: "التكبير",
} satisfies Translation<typeof english>;
