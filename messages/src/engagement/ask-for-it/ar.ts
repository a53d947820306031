import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  ask: "طلبه",
  note: "يرى الأعضاء <requests>ما طُلب</requests> ويصوّتون له، لكن لا يرون من طلبه.",
} satisfies Translation<typeof english>;
