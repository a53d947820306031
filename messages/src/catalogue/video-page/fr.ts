import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  title: "Modifier la vidéo",
} satisfies Translation<typeof english>;
