import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  title: "أصبح متوفرًا الآن",
  wanted: "طلبك: {text}",
  dismiss: "إخفاء {title}",
} satisfies Translation<typeof english>;
