import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  unknownTimeZone: "Esta zona horaria no se conoce.",
  pushService: "El servicio push de este navegador no se puede usar.",
} satisfies Translation<typeof english>;
