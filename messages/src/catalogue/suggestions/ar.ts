import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  title: "الاقتراحات",
  count: {
    one: "اقتراح واحد",
    two: "اقتراحان",
    few: "{count} اقتراحات",
    many: "{count} اقتراحًا",
    other: "{count} اقتراح",
  },
  kinds: {
    video: "فيديو",
    series: "سلسلة",
    category: "فئة",
  },
} satisfies Translation<typeof english>;
