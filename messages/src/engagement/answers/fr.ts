import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  title: "C’est arrivé",
  wanted: "Tu voulais : {text}",
  dismiss: "Masquer {title}",
} satisfies Translation<typeof english>;
