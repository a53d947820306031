import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  options: "الخيارات",
  adminPanel: "لوحة الإدارة",
} satisfies Translation<typeof english>;
