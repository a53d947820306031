import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  noSecond: "لا شهر مجاني ثانٍ",
  had: {
    title: "حصلت على شهرك المجاني بالفعل",
    text: "استُخدم من قبل بصندوق البريد هذا، ولكل صندوق شهر واحد. أهلًا بك على كل حال.",
  },
  waiting: {
    title: "شهرك المجاني بانتظارك",
    text: "{step} لا حاجة إلى بطاقة، ولا يتجدد شيء تلقائيًا.",
  },
  over: {
    title: "انتهى هذا العرض",
    text: "استُخدم من قبل أو انتهت صلاحيته. أهلًا بك على كل حال.",
  },
} satisfies Translation<typeof english>;
