import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  title: "La chouette hulotte",
  asked: "Les hiboux la nuit",
  passkey: "Téléphone",
} satisfies Translation<typeof english>;
