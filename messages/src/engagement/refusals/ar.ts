import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  noSuchVideo: "لا يوجد فيديو كهذا.",
  othersRecord: "هذا السجل يخص فيديو آخر.",
  othersList: "هذه القائمة تخص عضوًا آخر.",
  mostRequests: "طلبت {limit} أشياء خلال يوم. يُرجى طلب المزيد غدًا.",
  noWords: "يُرجى أن تصف بالكلمات ما تبحث عنه.",
  askedAgain: "طُلب هذا مرة أخرى في هذه الأثناء.",
} satisfies Translation<typeof english>;
