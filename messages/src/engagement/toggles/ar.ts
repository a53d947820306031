import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  like: {
    other: "إعجاب بـ {title}، عدد الإعجابات: {likes}",
  },
  save: "حفظ {title}",
  watched: "تمت مشاهدة {title}",
} satisfies Translation<typeof english>;
