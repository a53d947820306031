import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  accept: {
    both: "أوافق على <terms>شروط الاستخدام</terms> وقد قرأت <privacy>سياسة الخصوصية</privacy>.",
    terms: "أوافق على <terms>شروط الاستخدام</terms>.",
    privacy: "لقد قرأت <privacy>سياسة الخصوصية</privacy>.",
  },
  google: {
    both: "إذا كانت هذه زيارتك الأولى، فالمتابعة تعني موافقتك على <terms>شروط الاستخدام</terms> وقراءتك <privacy>سياسة الخصوصية</privacy>.",
    terms: "إذا كانت هذه زيارتك الأولى، فالمتابعة تعني موافقتك على <terms>شروط الاستخدام</terms>.",
    privacy: "إذا كانت هذه زيارتك الأولى، فالمتابعة تعني أنك قرأت <privacy>سياسة الخصوصية</privacy>.",
  },
} satisfies Translation<typeof english>;
