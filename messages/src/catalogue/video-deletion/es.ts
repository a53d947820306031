import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  label: "Eliminar {title}",
  title: "¿Eliminar este vídeo?",
  delete: "Eliminar",
  text: "<strong>{title}</strong> desaparecerá para todos los miembros, con sus «me gusta». Puedes restaurarlo durante {days} días.",
  deleted: "Vídeo eliminado",
} satisfies Translation<typeof english>;
