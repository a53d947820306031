import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  signUp: "إنشاء حساب",
  signIn: "تسجيل الدخول",
} satisfies Translation<typeof english>;
