import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  myAccount: "حسابي",
  logout: "تسجيل الخروج",
} satisfies Translation<typeof english>;
