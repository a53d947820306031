import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  title: "Sugerencias",
  count: {
    one: "{count} sugerencia",
    other: "{count} sugerencias",
  },
  kinds: {
    video: "Vídeo",
    series: "Serie",
    category: "Categoría",
  },
} satisfies Translation<typeof english>;
