import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  skip: "Zum Inhalt springen",
  account: "Konto",
  toDark: "Zum dunklen Modus wechseln",
  toLight: "Zum hellen Modus wechseln",
} satisfies Translation<typeof english>;
