import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  title: "Vorschläge",
  count: {
    one: "{count} Vorschlag",
    other: "{count} Vorschläge",
  },
  kinds: {
    video: "Video",
    series: "Serie",
    category: "Kategorie",
  },
} satisfies Translation<typeof english>;
