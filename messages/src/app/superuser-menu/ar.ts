import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  site: "الموقع",
  news: "الأخبار",
  dashboard: "لوحة المعلومات",
  figures: "الأرقام",
  videos: "الفيديوهات",
  series: "السلاسل",
  requests: "الطلبات",
  health: "الحالة",
  playback: "التشغيل",
  users: "المستخدمون",
  subscribers: "المشتركون",
  payments: "المدفوعات",
  auditLog: "سجل التدقيق",
  system: "النظام",
} satisfies Translation<typeof english>;
