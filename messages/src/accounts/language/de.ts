import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  label: "Sprache",
  description: "Für diese Seiten und für die Mails, die wir dir schicken.",
} satisfies Translation<typeof english>;
