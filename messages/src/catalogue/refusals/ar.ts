import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  nameTaken: "توجد فئة بهذا الاسم من قبل.",
  reservedName: "لا يمكن تسمية فئة All.",
  titleTaken: "توجد سلسلة بهذا العنوان من قبل.",
  noSeries: "لا توجد هذه السلسلة.",
  noCategory: "لا توجد هذه الفئة.",
  seriesFull: "تضم السلسلة {most} فيديو على الأكثر.",
  noTime: "هذا ليس وقتًا.",
  oneList: "استخدم واحدًا فقط من saved وrecent وcategory.",
  notPlayable:
    "لا يمكن تشغيل هذا. استخدم عنوان http(s) لفيديو على YouTube أو Vimeo، أو لملف HLS ‏(.m3u8) أو DASH ‏(.mpd) أو MP4.",
  bunnyPage: "هذه صفحة فيها مشغّل Bunny. استخدم عنوان قائمة تشغيل الفيديو الذي ينتهي بـ ‎/playlist.m3u8‎.",
  twinChapters: "يبدأ فصلان عند {time}.",
  lateChapter: "يبدأ «{title}» عند {time}، لكن الفيديو ينتهي عند {end}.",
} satisfies Translation<typeof english>;
