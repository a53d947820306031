import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  title: "النظام",
  checks: {
    address: "العنوان",
    mails: "البريد",
    payments: "المدفوعات",
    backups: "النسخ الاحتياطية",
    disk: "مساحة القرص",
    pictures: "الصور",
    database: "قاعدة البيانات",
    jobs: "أعمال الخلفية",
    superusers: "المشرفون العامون",
  },
  states: {
    good: "سليم",
    warning: "يستحق نظرة",
    bad: "يحتاج إليك",
  },
  allGood: "كل شيء سليم.",
  attention: {
    one: "أمر واحد يستحق انتباهك.",
    two: "أمران يستحقان انتباهك.",
    few: "{count} أمور تستحق انتباهك.",
    many: "{count} أمرًا يستحق انتباهك.",
    other: "{count} أمر يستحق انتباهك.",
  },
  running: "Mindreel {version}، يعمل منذ {started}؛ فُحص في {checked}.",
  again: "فحص مجددًا",
} satisfies Translation<typeof english>;
