import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  email: "البريد الإلكتروني",
  showPassword: "إظهار كلمة المرور",
} satisfies Translation<typeof english>;
