import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  replaced: "Hay una nueva versión de este sitio. Recarga la página.",
} satisfies Translation<typeof english>;
