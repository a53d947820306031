import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  label: "Fecha de publicación",
  description:
    "Déjalo vacío para publicarlo de inmediato. En tu zona horaria, {timeZone}. Los miembros con acceso anticipado lo ven 7 días antes.",
  now: "Publicar ahora",
} satisfies Translation<typeof english>;
