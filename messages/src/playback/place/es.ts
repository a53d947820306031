import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  play: "Reproducir {title}",
  playFrom: "Reproducir {title} desde {time}",
  shortcuts: "Atajos de teclado",
} satisfies Translation<typeof english>;
