import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  leave: {
    title: "¿Salir sin tus códigos?",
    text: "Solo se muestran esta vez y no se pueden volver a mostrar.",
  },
  currentPassword: "Contraseña actual",
  stale: {
    title: "Vuelve a iniciar sesión",
    text: "Para esto tienes que haber iniciado sesión en los últimos 15 minutos.",
    again: "Cerrar sesión y volver a iniciarla",
  },
  cancel: "Cancelar",
} satisfies Translation<typeof english>;
