import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  sending: "جارٍ الإرسال…",
  unreachable: "يتعذّر الوصول إلينا. تحقّق من اتصالك بالإنترنت وأعد المحاولة.",
} satisfies Translation<typeof english>;
