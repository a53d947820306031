import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  noAddress: "لا يوجد عنوان URL.",
  noTitle: "لا يوجد عنوان للفيديو، وعنوان الملف لا يدل عليه.",
  place: "الموضع ليس عددًا صحيحًا من 1 إلى {most}.",
  placeAlone: "يوجد موضع في سلسلة ولا توجد سلسلة.",
  present: "هو في المكتبة من قبل.",
  twin: "هو الفيديو نفسه في السطر {line}.",
  noCategory: "لا توجد فئة «{name}».",
  noSeries: "لا توجد سلسلة «{name}».",
} satisfies Translation<typeof english>;
