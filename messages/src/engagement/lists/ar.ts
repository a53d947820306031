import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  favorites: "يُرجى الضغط على إشارة الفيديو المرجعية لحفظه هنا.",
  recent: "يظهر هنا ما تتم مشاهدته، الأحدث أولًا.",
} satisfies Translation<typeof english>;
