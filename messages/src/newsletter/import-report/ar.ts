import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  noEmail: "لا يوجد عنوان بريد إلكتروني.",
  notEmail: "هذا ليس عنوان بريد إلكتروني.",
  age: "العمر ليس عددًا صحيحًا من {least} إلى {most}.",
  signedUp: "يجب أن يكون وقت التسجيل يومًا ماضيًا مثل 2026-01-31 أو وقتًا ماضيًا مثل 2026-01-31T12:00Z.",
  present: "هذا العنوان في القائمة من قبل.",
  unsubscribedHere: "ألغى صاحبه الاشتراك هنا. هو وحده من يستطيع الاشتراك من جديد.",
  unsubscribedThere: "ألغى صاحبه الاشتراك كما تقول القائمة.",
  twin: "هو العنوان نفسه في السطر {line}.",
} satisfies Translation<typeof english>;
