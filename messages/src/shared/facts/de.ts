import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  notGiven: "Nicht angegeben",
} satisfies Translation<typeof english>;
