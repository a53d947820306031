import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  unknownTimeZone: "Esta zona horaria no se conoce.",
} satisfies Translation<typeof english>;
