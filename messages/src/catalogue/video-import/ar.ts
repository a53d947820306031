import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  title: "استيراد الفيديوهات",
  label: "الفيديوهات المراد استيرادها",
  intro:
    "فيديو في كل سطر: عنوانه، ثم العنوان النصي والفئة والوصف وOid والسلسلة والموضع فيها إن توفرت، مفصولة بعلامات جدولة أو فواصل أو فواصل منقوطة. يمكن أن يسمّي السطر الأول الأعمدة. ستعرض المكتبة الفيديوهات بترتيب قائمتك: يصبح السطر الأول الأحدث. وما يعرفه YouTube وVimeo، ومنه الصورة، يُستكمل بعد قليل.",
  defaultCategory: "فئة الأسطر التي لا فئة لها",
  none: "لا شيء",
  preview: "معاينة",
  unknown: "غير معروفة",
  see: "عرض الفيديوهات",
  undone: "تم التراجع عن الاستيراد.",
  undo: "التراجع عن الاستيراد",
  restorable: {
    one: "يمكنك استعادتها خلال يوم واحد.",
    two: "يمكنك استعادتها خلال يومين.",
    few: "يمكنك استعادتها خلال {count} أيام.",
    many: "يمكنك استعادتها خلال {count} يومًا.",
    other: "يمكنك استعادتها خلال {count} يوم.",
  },
  video: "الفيديو",
  noAddress: "لا يوجد عنوان",
  length: "المدة",
  category: "الفئة",
  series: "السلسلة",
  newCategories: {
    one: "إنشاء الفئة غير الموجودة بعد: {names}",
    two: "إنشاء فئتين غير موجودتين بعد: {names}",
    few: "إنشاء {count} فئات غير موجودة بعد: {names}",
    many: "إنشاء {count} فئة غير موجودة بعد: {names}",
    other: "إنشاء {count} فئة غير موجودة بعد: {names}",
  },
  newSeries: {
    one: "إنشاء السلسلة غير الموجودة بعد: {names}",
    two: "إنشاء سلسلتين غير موجودتين بعد: {names}",
    few: "إنشاء {count} سلاسل غير موجودة بعد: {names}",
    many: "إنشاء {count} سلسلة غير موجودة بعد: {names}",
    other: "إنشاء {count} سلسلة غير موجودة بعد: {names}",
  },
  words: {
    import: {
      one: "استيراد فيديو واحد",
      two: "استيراد فيديوهين",
      few: "استيراد {count} فيديوهات",
      many: "استيراد {count} فيديو",
      other: "استيراد {count} فيديو",
    },
    toImport: {
      one: "فيديو واحد للاستيراد",
      two: "فيديوهان للاستيراد",
      few: "{count} فيديوهات للاستيراد",
      many: "{count} فيديو للاستيراد",
      other: "{count} فيديو للاستيراد",
    },
    imported: {
      one: "استُورد فيديو واحد",
      two: "استُورد فيديوهان",
      few: "استُوردت {count} فيديوهات",
      many: "استُورد {count} فيديو",
      other: "استُورد {count} فيديو",
    },
  },
  afterwards: "العناوين والصور التي لم ترد في الأسطر تصل من YouTube وVimeo خلال الدقائق القادمة.",
} satisfies Translation<typeof english>;
