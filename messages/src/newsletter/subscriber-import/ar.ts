import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  intro:
    "شخص في كل سطر: عنوان البريد الإلكتروني، ثم الاسم الأول واسم العائلة والعمر والبلد إن توفرت، مفصولة بعلامات جدولة أو فواصل أو فواصل منقوطة. يمكن أن يسمّي السطر الأول الأعمدة، ويُقبل الملف الذي يكتبه التصدير كما هو.",
  notes: {
    nobodyMailed: "لا يُراسَل أحد، ولا يُعرض الشهر المجاني على أحد.",
    unsubscribed: "من ألغى اشتراكه يبقى كذلك، ومن هو في القائمة أصلًا يُتخطى.",
    throwAway: "تُقبل عناوين خدمات البريد المؤقت، حتى حين يرفضها نموذج الاشتراك: القائمة قائمتك.",
  },
  title: "استيراد المشتركين",
  label: "المشتركون المراد استيرادهم",
  preview: "معاينة",
  subscriber: "المشترك",
  noAddress: "لا يوجد عنوان",
  country: "البلد",
  words: {
    import: {
      one: "استيراد مشترك واحد",
      two: "استيراد مشتركين اثنين",
      few: "استيراد {count} مشتركين",
      many: "استيراد {count} مشتركًا",
      other: "استيراد {count} مشترك",
    },
    toImport: {
      one: "مشترك واحد للاستيراد",
      two: "مشتركان للاستيراد",
      few: "{count} مشتركين للاستيراد",
      many: "{count} مشتركًا للاستيراد",
      other: "{count} مشترك للاستيراد",
    },
    imported: {
      one: "استُورد مشترك واحد",
      two: "استُورد مشتركان",
      few: "استُورد {count} مشتركين",
      many: "استُورد {count} مشتركًا",
      other: "استُورد {count} مشترك",
    },
  },
  afterwards: "لم يُراسَل أحد.",
} satisfies Translation<typeof english>;
