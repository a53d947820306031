import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  begun: "بدأ شهرك المجاني",
  had: "سبق أن حصلت على شهرك المجاني: هناك شهر واحد لكل عضو ولكل صندوق بريد.",
  over: "الشهر المجاني لهذا الرابط استُخدم من قبل أو انتهت صلاحيته.",
} satisfies Translation<typeof english>;
