import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  superuser: "Als Superuser hast du alles, was pro bietet.",
  stillPaid: "Die Zeit, die du bezahlt hast, ist noch nicht abgelaufen.",
} satisfies Translation<typeof english>;
