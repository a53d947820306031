import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  count: {
    zero: "لا فيديوهات",
    one: "فيديو واحد",
    two: "فيديوهان",
    few: "{count} فيديوهات",
    many: "{count} فيديو",
    other: "{count} فيديو",
  },
  showAll: "عرض كل الفيديوهات",
  find: "البحث عن فيديوهات",
  noneFound: "لم يُعثر على فيديوهات",
  otherWords: "يُرجى تجربة كلمات أخرى أو كلمات أقل.",
  results: "نتائج البحث عن «{words}»",
} satisfies Translation<typeof english>;
