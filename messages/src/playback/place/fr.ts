import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  play: "Lire {title}",
  playFrom: "Lire {title} à partir de {time}",
  shortcuts: "Raccourcis clavier",
} satisfies Translation<typeof english>;
