import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  had: "حصلت على شهرك المجاني بالفعل: هناك شهر واحد لكل عضو ولكل صندوق بريد.",
  over: "استُخدم هذا العرض من قبل أو انتهت صلاحيته.",
  incompleteLink: "هذا الرابط غير مكتمل. يُرجى فتحه من الرسالة مرة أخرى.",
  unsubscribed: "أُلغي اشتراكك.",
  testSent: "رسالة اختبار في الطريق إلى {email}.",
  draftsOnly: "لا يمكن تغيير إلا المسودة.",
  noSuchVideo: "لا يوجد فيديو كهذا.",
  timePast: "لقد مضى هذا الوقت. يُرجى اختيار وقت لاحق أو الإرسال الآن.",
  yearAhead: "يمكن تخطيط الحملة قبل عام على الأكثر.",
  noSubject: "يُرجى كتابة موضوع.",
  noContent: "يُرجى كتابة شيء أو اختيار فيديو.",
  noPicture: "يُرجى اختيار صورة.",
  pictureGone: "لم تعد إحدى صور النص موجودة. يُرجى إضافتها مرة أخرى.",
  noAudience: "يُرجى اختيار من تصله.",
} satisfies Translation<typeof english>;
