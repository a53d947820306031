import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  unknown: "Dispositivo desconocido",
  signedIn: "Sesión iniciada el {when} (UTC)",
  lastUsed: "Último uso el {when} (UTC)",
} satisfies Translation<typeof english>;
