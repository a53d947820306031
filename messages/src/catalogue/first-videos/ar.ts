import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  text: "المكتبة لا تزال فارغة. أنشئ أول فيديو، أو استورد قائمة كاملة.",
  create: "إنشاء فيديو",
  import: "استيراد فيديوهات",
} satisfies Translation<typeof english>;
