import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  title: "نصوص التطبيق",
  note: "ابحث عن جملة بكلماتها وقلها بطريقتك. أنت تغيّر الجمل بلغة {language}؛ حوّل الصفحة إلى لغة أخرى لتغيّر جملها.",
  search: "ابحث عن جملة",
  hint: "اكتب كلمات تراها في صفحة.",
  nothing: "لا توجد جملة بهذه الكلمات.",
  more: "هناك المزيد. اكتب كلمات أخرى لتجد جملتك.",
  changed: "الجمل المغيّرة",
  change: "تغيير",
  close: "تم",
  reset: "العودة إلى الجملة المدمجة",
  builtIn: "المدمجة: {text}",
  own: "جملتك",
  places: "أبقِ هذه كما هي: {places}",
  forms: {
    zeroForm: "للصفر",
    oneForm: "للواحد",
    twoForm: "للاثنين",
    fewForm: "للقليل",
    manyForm: "للكثير",
    otherForm: "لأعداد أخرى",
  },
} satisfies Translation<typeof english>;
