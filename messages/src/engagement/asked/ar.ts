import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  here: "متوفر بالفعل: <video>{title}</video>",
  declined: "سبق طلب «{text}». ليس ضمن الخطط، لكننا سجّلنا صوتك.",
  alone: "سُجّل طلبك «{text}». سنخبرك عند توفره.",
  others: {
    one: "عضو آخر يريد «{text}» أيضًا: صوتك محسوب. سنخبرك عند توفره.",
    two: "عضوان آخران يريدان «{text}» أيضًا: صوتك محسوب. سنخبرك عند توفره.",
    few: "{count} أعضاء آخرين يريدون «{text}» أيضًا: صوتك محسوب. سنخبرك عند توفره.",
    many: "{count} عضوًا آخر يريدون «{text}» أيضًا: صوتك محسوب. سنخبرك عند توفره.",
    other: "{count} عضو آخر يريدون «{text}» أيضًا: صوتك محسوب. سنخبرك عند توفره.",
  },
} satisfies Translation<typeof english>;
