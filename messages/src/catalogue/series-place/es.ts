import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  place: "Episodio {place} de {count} de <series>{title}</series>",
  next: "Siguiente",
  nextNamed: "Siguiente: {title}",
  counts: "{title}. El actual contará como visto.",
} satisfies Translation<typeof english>;
