import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  states: {
    received: "في الانتظار",
    done: "منجز",
    ignored: "متجاهَل",
    failed: "فاشل",
  },
  received: "استُلم (UTC)",
  event: "الحدث",
  member: "العضو",
  state: "الحالة",
  replay: "إعادة",
  allEvents: "كل الأحداث",
  title: "الأحداث المستلمة",
  none: "لم يُعثر على أحداث",
  noneText: "يرسل Stripe حدثًا لكل دفعة ولكل تغيير في اشتراك. تُدرج هنا.",
  replayed: "تجري معالجة الحدث مرة أخرى",
} satisfies Translation<typeof english>;
