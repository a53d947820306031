import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  newVideo: "فيديو جديد",
  newIn: "جديد في {name}",
  wanted: "طلبك: {text}",
  several: {
    other: "{title} والمزيد: {count}",
  },
  followed: "جديد فيما تتابعه",
} satisfies Translation<typeof english>;
