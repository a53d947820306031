import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  unreachable: "تعذّر الوصول إلينا. تحقّق من اتصالك بالإنترنت ثم حاول مرة أخرى.",
  failed: "حدث خطأ ما لدينا. يُرجى المحاولة بعد لحظات.",
} satisfies Translation<typeof english>;
