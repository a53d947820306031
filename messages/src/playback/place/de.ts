import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  play: "{title} abspielen",
  playFrom: "{title} ab {time} abspielen",
  shortcuts: "Tastenkürzel",
} satisfies Translation<typeof english>;
