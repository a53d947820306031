import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  skip: "الانتقال إلى الفيديوهات",
  title: "كل الفيديوهات",
  otherLength: "يُرجى تجربة مدة أخرى. مدة بعض الفيديوهات غير معروفة.",
  emptyCategory: "لا يوجد شيء في هذه الفئة بعد.",
  emptyLibrary: "المكتبة لا تزال فارغة. نأمل عودتك قريبًا.",
} satisfies Translation<typeof english>;
