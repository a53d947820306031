import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  publicKey: "هذا مفتاح عام. يحتاج التوقيع إلى المفتاح الخاص.",
  passphrase: "هذا المفتاح محمي بعبارة مرور. أدخل مفتاحًا بدونها.",
  noKey: "هذا ليس مفتاحًا خاصًا: أدخله كاملًا بصيغة PEM ‏(‎-----BEGIN …‎) أو كما أعطاه المزوّد.",
  notRsa: "هذا المفتاح ليس من نوع RSA.",
  shortRsa: "هذا المفتاح قصير جدًا: تحتاج مفاتيح RSA إلى {bits} بت.",
  spaces: "أزل المسافات والأسطر الجديدة من داخل المفتاح.",
  shortText: "هذا أقصر من مفتاح: طوله {least} حرفًا على الأقل.",
  host: "أدخل مضيفًا، مثل media.example.com.",
  hasNone: "ليس لمفاتيح هذا المزوّد شيء منه.",
  otherHost: "أدخل عنوانًا على {host}.",
  unreadableKey: "لا يمكن هنا قراءة مفتاح مضيف هذا الفيديو.",
  notSigned: "لا يمكن توقيع عنوان هذا الفيديو.",
} satisfies Translation<typeof english>;
