import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  devices: {
    phone: "هاتف",
    desktop: "شاشة أكبر",
  },
  visits: {
    load: "بتحميل",
    move: "داخل التطبيق",
  },
  ratings: {
    good: "جيد",
    needs_improvement: "يمكن أن يتحسن",
    poor: "ضعيف",
  },
  page: "الصفحة",
  opened: "فُتحت",
  opening: "{device}، {visit}",
  views: "المشاهدات",
  title: "سرعة الصفحات",
  note: "كما قاستها متصفحات الناس، من دون تسجيل هويتهم. ثلاثة أرباع المشاهدات لم تتجاوز القيمة المعروضة. LCP: حتى رُسمت أكبر صورة أو نص؛ جيد حتى 2.5 ث، ضعيف فوق 4 ث. INP: من الضغطة إلى الإطار التالي؛ جيد حتى 200 م.ث، ضعيف فوق 500 م.ث. CLS: مقدار تحرك التخطيط من تلقائه؛ جيد حتى 0.1، ضعيف فوق 0.25.",
  none: "لم تُقس زيارات في هذه الفترة.",
  notMeasured: "لم يُقس",
  shares: "{good} جيد، {poor} ضعيف",
} satisfies Translation<typeof english>;
