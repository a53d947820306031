import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  begun: "بدأ شهرك المجاني",
  title: "شهرك المجاني",
  back: "العودة إلى مقاطع الفيديو",
  step: "يبدأ حين تبدؤه هنا، أو بعد المدة التي دفعت ثمنها.",
  plan: "عرض الخطة",
  take: "بدء الشهر المجاني",
} satisfies Translation<typeof english>;
