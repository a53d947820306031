import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  profile: "الملف الشخصي",
  notes: "الملاحظات",
  notices: "الإشعارات",
  requests: "الطلبات",
  newSuperUser: "مشرف عام جديد",
  signOut: "تسجيل الخروج",
} satisfies Translation<typeof english>;
