import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  watched: "تمت مشاهدته",
  lastWatched: "آخر مشاهدة (UTC)",
  video: "الفيديو",
  length: "المدة",
  nothing: "لا شيء حتى الآن.",
} satisfies Translation<typeof english>;
