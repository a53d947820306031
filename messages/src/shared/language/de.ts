import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  language: "Sprache",
} satisfies Translation<typeof english>;
