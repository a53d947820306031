import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  title: "متابعة المشاهدة",
  nextEpisode: "الحلقة التالية",
  at: "عند {time}",
  left: "متبقٍّ {length}",
  remove: "عدم متابعة {title}",
  removed: "لم يعد «{title}» ضمن قائمة متابعة المشاهدة.",
} satisfies Translation<typeof english>;
