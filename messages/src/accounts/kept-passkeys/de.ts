import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  title: "Deine Passkeys melden dich weiterhin an",
  text: "{names}. Wenn einer davon nicht deiner ist, melde dich an und entferne ihn auf der Seite Sicherheit.",
} satisfies Translation<typeof english>;
