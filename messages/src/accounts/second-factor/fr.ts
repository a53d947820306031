import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  tooManyCodes: "Trop de codes faux. Attends {time}, ou utilise un de tes codes de récupération.",
} satisfies Translation<typeof english>;
