import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  follow: "Folgen",
  following: "Du folgst",
  named: "{state}: {name}",
} satisfies Translation<typeof english>;
