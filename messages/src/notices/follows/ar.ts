import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  title: "ما تتابعه",
  none: "لا شيء بعد. يوجد زر «متابعة» في صفحة كل فئة وسلسلة.",
  kinds: {
    categories: "فئة",
    series: "سلسلة",
  },
  unfollow: "إلغاء المتابعة",
  unfollowNamed: "إلغاء المتابعة {name}",
} satisfies Translation<typeof english>;
