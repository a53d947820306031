import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  title: "الملاحظات",
  export: "تصدير<hidden> كل الملاحظات بصيغة Markdown</hidden>",
  search: "البحث في ملاحظاتك",
  count: {
    zero: "لا ملاحظات",
    one: "ملاحظة واحدة",
    two: "ملاحظتان",
    few: "{count} ملاحظات",
    many: "{count} ملاحظة",
    other: "{count} ملاحظة",
  },
  noneFound: "لم يُعثر على ملاحظات",
  noneHas: "لا تحتوي أي من ملاحظاتك على «{search}».",
  none: "لا ملاحظات بعد",
  hint: "لتدوين ما يهمك افتح فيديو بالنقر على عنوانه، ثم اضغط على N أثناء المشاهدة. لا يراه أحد سواك.",
  touchHint:
    "لتدوين ما يهمك افتح فيديو بالنقر على عنوانه، ثم انقر أثناء المشاهدة على «الملاحظات» و«إضافة ملاحظة». لا يراه أحد سواك.",
  gone: "لم يعد هذا الفيديو موجودًا. تبقى ملاحظاتك.",
} satisfies Translation<typeof english>;
