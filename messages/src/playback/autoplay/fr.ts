import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  label: "Lire l’épisode suivant automatiquement",
} satisfies Translation<typeof english>;
