import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  delete: "حذف {title}",
  edit: "تعديل {title}",
} satisfies Translation<typeof english>;
