import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  subject: "تعيين كلمة مرور جديدة لـ {app}",
  title: "تعيين كلمة مرور جديدة",
  asked: "طلب شخص ما، نأمل أن يكون أنت، تعيين كلمة مرور جديدة لحسابك في {app}.",
  lasts: "يعمل الرابط مرة واحدة خلال ساعة. تعيين كلمة مرور جديدة يسجّل خروجك من جميع الأجهزة.",
  notYou: "إن لم تكن أنت، فيمكنك تجاهل هذه الرسالة: تبقى كلمة مرورك كما هي.",
} satisfies Translation<typeof english>;
