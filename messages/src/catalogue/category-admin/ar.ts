import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  title: "فئات الفيديوهات",
  id: "المعرّف",
  name: "الاسم",
  thumbnail: "صورة الفئة المصغرة",
  actions: "الإجراءات",
  update: "تحديث",
  delete: "حذف",
  add: "إضافة فئة",
  updateTitle: "تحديث الفئة",
  empty: "لا توجد فئات بعد. كل فيديو يحتاج إلى فئة: أضف الأولى.",
  shownOf: "{shown} من {all}",
  none: "لا شيء",
  deleteLabel: "حذف {name}",
  deleteTitle: "حذف هذه الفئة؟",
  deleteText: "ستختفي <strong>{name}</strong>. تبقى فيديوهاتها بلا فئة.",
  deleteWithVideos: {
    one: "ستختفي <strong>{name}</strong>. يبقى فيديو واحد منها بلا فئة.",
    two: "ستختفي <strong>{name}</strong>. يبقى فيديوهان منها بلا فئة.",
    few: "ستختفي <strong>{name}</strong>. تبقى {count} فيديوهات منها بلا فئة.",
    many: "ستختفي <strong>{name}</strong>. يبقى {count} فيديو منها بلا فئة.",
    other: "ستختفي <strong>{name}</strong>. يبقى {count} فيديو منها بلا فئة.",
  },
  categoryName: "اسم الفئة",
  cancel: "إلغاء",
  save: "حفظ",
  deleted: "حُذفت الفئة",
  restored: "استُعيدت الفئة",
  added: "أُضيفت الفئة",
  updated: "حُدّثت الفئة",
} satisfies Translation<typeof english>;
