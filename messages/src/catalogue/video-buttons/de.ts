import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  delete: "{title} löschen",
  edit: "{title} bearbeiten",
} satisfies Translation<typeof english>;
