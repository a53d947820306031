import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  title: "Jetzt ist es da",
  wanted: "Du wolltest: {text}",
  dismiss: "{title} ausblenden",
} satisfies Translation<typeof english>;
