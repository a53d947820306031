import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  title: "Der Waldkauz",
  asked: "Eulen bei Nacht",
  passkey: "Telefon",
} satisfies Translation<typeof english>;
