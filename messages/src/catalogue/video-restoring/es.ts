import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  restored: {
    one: "Vídeo restaurado",
    other: "{count} vídeos restaurados",
  },
} satisfies Translation<typeof english>;
