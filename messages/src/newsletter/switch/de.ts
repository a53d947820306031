import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  heading: "Neuigkeiten",
  label: "Schickt mir die Neuigkeiten",
  description: "Was hier neu ist. Mails zu deinem Konto kommen in jedem Fall.",
} satisfies Translation<typeof english>;
