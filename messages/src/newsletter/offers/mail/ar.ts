import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  subject: "شهرك المجاني في {app}",
  title: "شهرك الأول مجاني",
  thanks: "شكرًا لاشتراكك في أخبارنا. إليك شهرك في {app} على حسابنا: كل مقاطع الفيديو، ووصول مبكر إلى القادم.",
  start: "بدء شهرك المجاني",
  how: "أنشئ حسابًا عبر هذا الرابط، أو سجّل الدخول بحسابك. يعمل الرابط مرة واحدة خلال 90 يومًا؛ لا حاجة إلى بطاقة، ولا يتجدد شيء تلقائيًا.",
  notYou: "إن لم تكن أنت من اشترك، فيمكنك تجاهل هذه الرسالة.",
  why: "تصلك هذه الرسالة لأن هذا العنوان سُجّل في أخبارنا.",
} satisfies Translation<typeof english>;
