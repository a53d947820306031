import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  title: "Suggestions",
  count: {
    one: "{count} suggestion",
    other: "{count} suggestions",
  },
  kinds: {
    video: "Vidéo",
    series: "Série",
    category: "Catégorie",
  },
} satisfies Translation<typeof english>;
