import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  title: "Passwort vergessen",
  intro: "Wir schicken dir einen Link, um ein neues festzulegen. Doch wieder eingefallen? <link>Melde dich an</link>",
  send: "Link senden",
} satisfies Translation<typeof english>;
