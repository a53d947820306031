import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  follow: "متابعة",
  following: "تتابعه",
  named: "{state} {name}",
} satisfies Translation<typeof english>;
