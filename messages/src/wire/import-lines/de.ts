import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  character: "{field}: enthält ein Zeichen, das sich nicht speichern lässt.",
  long: "{field}: länger als {most} Zeichen.",
} satisfies Translation<typeof english>;
