import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  title: "متابعة المشاهدة",
  nextEpisode: "الحلقة التالية",
  at: "عند {time}",
  left: "متبقٍّ {length}",
  remove: "إزالة {title} من «متابعة المشاهدة»",
  removed: "لم يعد «{title}» ضمن «متابعة المشاهدة».",
} satisfies Translation<typeof english>;
