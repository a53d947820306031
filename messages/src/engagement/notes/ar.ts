import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  noteAt: "ملاحظة عند {time}",
  noteWith: "ملاحظة عند {time}: {text}",
  write: "كتابة ملاحظة",
  hint: "Enter للحفظ، Esc للإلغاء",
  cancel: "إلغاء",
  save: "حفظ",
  saved: "تم حفظ الملاحظة",
  playFrom: "{at}: التشغيل من {time}",
  edit: "تعديل الملاحظة عند {time}",
  remove: "حذف الملاحظة عند {time}",
  add: "إضافة ملاحظة",
  none: "لا يرى ملاحظاتك أحد سواك.",
  press: "لكتابة ملاحظة أثناء المشاهدة يُرجى الضغط على <key>N</key>.",
  list: "ملاحظات حول هذا الفيديو",
  all: "كل ملاحظاتك",
  changed: "تم تعديل الملاحظة",
  changedBack: "عادت الملاحظة كما كانت",
  deleted: "تم حذف الملاحظة",
  restored: "تمت استعادة الملاحظة",
} satisfies Translation<typeof english>;
