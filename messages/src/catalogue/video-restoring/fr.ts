import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  restored: {
    one: "Vidéo restaurée",
    other: "{count} vidéos restaurées",
  },
} satisfies Translation<typeof english>;
