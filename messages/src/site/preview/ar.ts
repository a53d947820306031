import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  title: "معاينة",
  frame: "صفحة البداية بتغييراتك",
  width: "العرض",
  wide: "عريض",
  narrow: "ضيق",
  colors: "الألوان",
  light: "فاتح",
  dark: "داكن",
  invalid: "لا يُعرض بعد",
  failed: "تعذّر تحميل المعاينة",
} satisfies Translation<typeof english>;
