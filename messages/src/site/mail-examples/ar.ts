import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  title: "البومة السمراء",
  asked: "البوم ليلًا",
  passkey: "الهاتف",
} satisfies Translation<typeof english>;
