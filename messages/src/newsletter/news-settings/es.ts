import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  title: "Ajustes de las novedades",
  save: "Guardar",
  rate: "Correos por hora",
  rateNote: "A ritmo constante, dentro de lo que permite tu servidor de correo. 3.600 por hora es uno por segundo.",
  digest: "Enviar los vídeos nuevos por sí solo",
  digestNote:
    "A suscriptores y miembros que quieren novedades: cada cual recibe los de las categorías que le gustan. Sin vídeos nuevos no hay correo.",
  digests: {
    off: "Nunca",
    weekly: "Cada semana",
    monthly: "Cada mes",
  },
  saved: "Ajustes guardados",
} satisfies Translation<typeof english>;
