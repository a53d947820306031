import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  site: "الموقع",
  news: "الأخبار",
  editProfile: "تعديل الملف الشخصي",
  security: "الأمان",
  dashboard: "لوحة المعلومات",
  users: "المستخدمون",
  member: "العضو",
  subscribers: "المشتركون",
  videos: "الفيديوهات",
  editVideo: "تعديل الفيديو",
  series: "السلاسل",
  requests: "الطلبات",
  payments: "المدفوعات",
  importVideos: "استيراد الفيديوهات",
  playback: "التشغيل",
  health: "الحالة",
  auditLog: "سجل التدقيق",
  setUp: "إعداد الموقع",
  system: "النظام",
  figures: "الأرقام",
} satisfies Translation<typeof english>;
