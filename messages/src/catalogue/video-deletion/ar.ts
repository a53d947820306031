import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  label: "حذف {title}",
  title: "حذف هذا الفيديو؟",
  delete: "حذف",
  text: "سيختفي <strong>{title}</strong> عن كل الأعضاء، مع إعجاباته. يمكنك استعادته خلال {days} يومًا.",
  deleted: "حُذف الفيديو",
} satisfies Translation<typeof english>;
