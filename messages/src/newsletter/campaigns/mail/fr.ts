import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  why: "Tu reçois cet e-mail parce que tu as demandé nos nouvelles.",
} satisfies Translation<typeof english>;
