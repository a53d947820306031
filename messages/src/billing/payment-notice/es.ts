import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  title: "Tu último pago no se ha podido realizar",
  proUntil: "Sigues siendo pro hasta el {day}. <link>Arreglar el pago</link>",
  waiting: "Tus vídeos te esperan. <link>Arreglar el pago</link>",
} satisfies Translation<typeof english>;
