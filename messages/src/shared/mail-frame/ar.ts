import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  form: "تنسيق الرسالة",
  asMail: "كرسالة",
  plain: "نص عادي",
  mail: "الرسالة",
  mailAsText: "الرسالة كنص عادي",
  width: "العرض",
  wide: "عريض",
  narrow: "ضيق",
  scheme: "الألوان",
  light: "فاتح",
  dark: "داكن",
} satisfies Translation<typeof english>;
