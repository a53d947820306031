import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  delete: "Supprimer {title}",
  edit: "Modifier {title}",
} satisfies Translation<typeof english>;
