import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  watched: "تمت مشاهدتها",
  allWatched: "تمت مشاهدة الكل",
  progress: "تمت مشاهدة {watched} من {count}",
  episode: "<hidden>الحلقة </hidden>{number}",
  count: {
    zero: "لا حلقات",
    one: "حلقة واحدة",
    two: "حلقتان",
    few: "{count} حلقات",
    many: "{count} حلقة",
    other: "{count} حلقة",
  },
  extent: "{episodes}، {length}",
  extentAtLeast: "{episodes}، {length} على الأقل",
} satisfies Translation<typeof english>;
