import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  main: "الرئيسية",
  menu: "القائمة",
  closeMenu: "إغلاق القائمة",
  watch: "المشاهدة",
  manage: "الإدارة",
  places: {
    home: "الصفحة الرئيسية",
    profile: "الملف الشخصي",
    favorites: "المفضلة",
    series: "السلاسل",
    recentVideos: "الفيديوهات الأخيرة",
    subscription: "الاشتراك",
  },
  accountMenu: "{initials} قائمة الحساب",
} satisfies Translation<typeof english>;
