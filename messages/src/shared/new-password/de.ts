import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  description: "Mindestens {min} Zeichen; am besten einige Wörter ohne Zusammenhang.",
} satisfies Translation<typeof english>;
