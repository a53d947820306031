import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  skip: "انتقل إلى المحتوى",
  account: "الحساب",
  toDark: "التبديل إلى الوضع الداكن",
  toLight: "التبديل إلى الوضع الفاتح",
} satisfies Translation<typeof english>;
