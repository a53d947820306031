import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  title: "لوحة المعلومات",
  overTime: "الأرقام عبر الزمن",
  users: "إجمالي المستخدمين",
  usersNote: "منهم {number} pro",
  subscribers: "إجمالي الاشتراكات",
  subscribersNote: "الاشتراكات المشتراة حتى الآن",
  newUsers: "مستخدمون جدد",
  newUsersNote: "صاروا pro خلال آخر 24 ساعة",
  income: "إجمالي الدخل",
  incomeNote: "المستخدمون الجدد × {amount}",
  backups: {
    none: "لا تُؤخذ نسخ احتياطية. عيّن BACKUP_DIR على الخادم.",
    notProved: "لم يُتحقق من أي نسخة احتياطية بعد.",
    proved: "آخر نسخة احتياطية متحقق منها: {moment}.",
    failed: "فشلت محاولة {moment}: {message}",
    first: "تُؤخذ الأولى خلال ساعة.",
    old: "إنها قديمة: راجع سجل الخادم.",
  },
  setUp: "متابعة إعداد الموقع",
} satisfies Translation<typeof english>;
