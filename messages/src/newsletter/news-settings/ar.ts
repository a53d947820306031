import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  title: "إعدادات الأخبار",
  save: "حفظ",
  rate: "رسائل في الساعة",
  rateNote: "بوتيرة منتظمة وضمن ما يسمح به خادم بريدك. 3,600 في الساعة تعني رسالة كل ثانية.",
  digest: "إرسال الفيديوهات الجديدة تلقائيًا",
  digestNote:
    "للمشتركين والأعضاء الراغبين في الأخبار: يحصل كل منهم على فيديوهات الفئات التي يحبها. لا رسالة من دون فيديو جديد.",
  digests: {
    off: "أبدًا",
    weekly: "كل أسبوع",
    monthly: "كل شهر",
  },
  saved: "حُفظت الإعدادات",
} satisfies Translation<typeof english>;
