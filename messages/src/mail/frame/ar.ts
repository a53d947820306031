import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  openAddress: "إذا لم يعمل الزر، فافتح هذا العنوان:",
  greeting: "مرحبًا،",
  greetingByName: "مرحبًا {name}،",
  somebody: "عضونا",
  account: "حساب {app}",
  accountByName: "حساب {name} في {app}",
  unsubscribe: "إلغاء الاشتراك",
} satisfies Translation<typeof english>;
