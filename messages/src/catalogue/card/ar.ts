import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  play: "تشغيل {title}",
  playing: "قيد التشغيل",
  watched: "تمت مشاهدته",
  actions: "إجراءات {title}",
  about: "حول {title}",
  releases: "موعد الإصدار: {moment}",
  added: "تاريخ الإضافة: {day}",
  earlyAccess: "وصول مبكر",
  closePlayer: "إغلاق المشغّل",
} satisfies Translation<typeof english>;
