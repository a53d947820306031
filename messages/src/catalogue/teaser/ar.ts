import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  join: "الانضمام للمشاهدة",
  price: "{price} شهريًا. يمكن الإلغاء في أي وقت.",
  signInToWatch: "تسجيل الدخول للمشاهدة",
  members: "هذا الفيديو لأعضاء {site}.",
  signUp: "إنشاء حساب",
  signIn: "تسجيل الدخول",
} satisfies Translation<typeof english>;
