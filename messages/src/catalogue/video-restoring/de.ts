import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  restored: {
    one: "Video wiederhergestellt",
    other: "{count} Videos wiederhergestellt",
  },
} satisfies Translation<typeof english>;
