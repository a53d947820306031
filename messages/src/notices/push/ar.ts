import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  title: "هذا الجهاز",
  label: "عرض الإشعارات على هذا الجهاز",
  description: "حتى والموقع مغلق، إلى أن تسجّل الخروج.",
  blocked: "يحظر هذا المتصفح إشعارات الموقع. اسمح بها في إعداداته الخاصة بالموقع ثم فعّل هذا الخيار.",
  unsupported: "لا يستطيع هذا المتصفح عرض الإشعارات والموقع مغلق.",
  install:
    "على iPhone أو iPad، أضف الموقع أولًا إلى الشاشة الرئيسية (مشاركة، ثم إضافة إلى الشاشة الرئيسية) وفعّل هذا الخيار هناك.",
  failed: "تعذّر على المتصفح الوصول إلى خدمة الإشعارات الخاصة به. حاول لاحقًا.",
} satisfies Translation<typeof english>;
