import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  title: "الطلبات",
  views: {
    open: "المطلوبة",
    answered: "المتوفرة الآن",
  },
  question: "ما الذي تبحث عنه؟",
  questionHint: "يراه الأعضاء ويمكنهم التصويت له، لكن لا يرون من طلبه.",
  ask: "طلب",
  votes: {
    zero: "لا أصوات",
    one: "صوت واحد",
    two: "صوتان",
    few: "{count} أصوات",
    many: "{count} صوتًا",
    other: "{count} صوت",
  },
  votesFor: "{votes} لـ {text}",
  notPlanned: "غير مخطط له",
  yours: "من طلباتك",
  wanted: "طلبك: {text}",
  asked: "المطلوب: {text}",
  none: {
    open: {
      title: "لا طلبات بعد",
      text: "إذا كان ينقص المكتبة شيء فيمكن طلبه أعلاه، وللآخرين التصويت له.",
    },
    answered: {
      title: "لا شيء بعد",
      text: "سيظهر هنا ما طُلب وأصبح متوفرًا في المكتبة.",
    },
  },
  count: {
    zero: "لا طلبات",
    one: "طلب واحد",
    two: "طلبان",
    few: "{count} طلبات",
    many: "{count} طلبًا",
    other: "{count} طلب",
  },
} satisfies Translation<typeof english>;
