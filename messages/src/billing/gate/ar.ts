import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  title: "لست مشتركًا في pro",
  text: "لا يمكنك الوصول إلى كل ما تقدمه خطة pro. يُرجى الترقية إلى خطة pro لمشاهدة ما تشاء من الفيديوهات.",
  subscribe: "اشترك",
} satisfies Translation<typeof english>;
