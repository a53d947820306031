import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  title: "إعداد الموقع",
  intro:
    "أنجز هذه الخطوات بأي ترتيب وعُد متى شئت. الإعدادات في الملف .env في مجلد الخادم؛ أعد تشغيل الخادم بعد أي تغيير.",
  mails: "البريد",
  mailsFrom: "تُرسل الرسائل من {from}.",
  noMails: "لا يوجد خادم بريد بعد، فلا يمكن لأحد تأكيد عنوان أو إعادة تعيين كلمة مرور.",
  testMail: "إرسال رسالة اختبار إليّ",
  payments: "المدفوعات",
  testPayments: "اختبار المدفوعات",
  category: "الفئة الأولى",
  categoryText: "تُعرض الفيديوهات بحسب الفئة. أضف واحدة من لوحة المعلومات.",
  addCategory: "إضافة فئة",
  video: "الفيديو الأول",
  videoText: "أنشئ فيديو من عنوان في YouTube أو Vimeo أو مضيف فيديوهاتك، ثم شغّله.",
  createVideo: "إنشاء فيديو",
  address: "العنوان",
  addressHere: "يبدأ كل رابط في الرسائل بـ {url}، وهو موقعك الآن.",
  addressElsewhere: "يبدأ كل رابط في الرسائل بـ {url}، لكنك في {origin}.",
  proxy: "لجعل الموقع عامًا، ضع أمام الخادم وكيلًا بشهادة، وعيّن العنوان الذي يفتحه الناس:",
  paid: "يدفع الأعضاء {price} شهريًا عبر Stripe.",
  paymentsOff: "المدفوعات متوقفة. لبيع الخطة خذ مفتاحًا من لوحة Stripe، وأضف هناك نقطة webhook على:",
  rehearsal: "المدفوعات تجريبية. لكسب المال خذ مفتاحًا من لوحة Stripe، وأضف هناك نقطة webhook على:",
  setUpDone: "أُعدّ موقعك",
  finish: "إنهاء الإعداد",
  finishNote: "تختفي هذه الصفحة عندئذ. وتواصل صفحة النظام مراقبة ما ورد هنا.",
  done: "منجز",
  todo: "لم يُنجز بعد",
  lines: "أسطر للملف .env",
} satisfies Translation<typeof english>;
