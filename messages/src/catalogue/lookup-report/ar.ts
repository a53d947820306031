import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  gone: "لا يوجد هذا الفيديو لدى {provider}، أو لم يعد موجودًا.",
  private: "هذا الفيديو خاص لدى {provider}: لن يتمكن الأعضاء من تشغيله.",
  not_embeddable: "لا يسمح مالك هذا الفيديو بتشغيله خارج {provider}.",
  not_video: "ما لدى {provider} في هذا العنوان ليس فيديو.",
  unreachable: "تعذر الوصول إلى {provider}، فلا يُعرف شيء عن هذا الفيديو. ما زال بإمكانك ملء النموذج.",
  privateNetwork: "{provider} على شبكة خاصة لا ينظر فيها هذا الخادم.",
  leads: "يجب ألا تقود قائمة تشغيله إلى مضيفين آخرين: لن تستطيع الصفحات التحميل منهم.",
  silent: "لم يستجب {provider}، فلا يُعرف شيء عن هذا الفيديو. أعد المحاولة لاحقًا.",
  same: "الفيديو نفسه: «{title}».",
  nothing: "ليس لدى {provider} ما يضيفه إلى هذا الفيديو.",
} satisfies Translation<typeof english>;
