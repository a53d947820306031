import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  restored: {
    one: "استُعيد الفيديو",
    two: "استُعيد فيديوهان",
    few: "استُعيدت {count} فيديوهات",
    many: "استُعيد {count} فيديو",
    other: "استُعيد {count} فيديو",
  },
} satisfies Translation<typeof english>;
