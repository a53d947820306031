import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  place: "Folge {place} von {count} aus <series>{title}</series>",
  next: "Weiter",
  nextNamed: "Weiter: {title}",
  counts: "{title}. Das jetzige gilt dann als gesehen.",
} satisfies Translation<typeof english>;
