import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  why: "Du bekommst diese Mail, weil du unsere Neuigkeiten bestellt hast.",
} satisfies Translation<typeof english>;
