import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  title: "تعديل الفيديو",
  noSuch: "لا يوجد فيديو كهذا",
  showAll: "عرض كل الفيديوهات",
} satisfies Translation<typeof english>;
