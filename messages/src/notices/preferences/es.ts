import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  title: "Avisos",
  videos: "Vídeos nuevos en lo que sigues",
  answers: "Respuestas a lo que pediste",
  inApp: "En la aplicación",
  bell: "Bajo la campana, arriba.",
  byMail: "Por correo",
  gathered: "Varios en media hora son un solo correo.",
  onDevices: "En tus dispositivos",
  devicesHint: "En los que actives los avisos más abajo.",
  quiet: {
    title: "Horas de silencio",
    label: "Respetar las horas de silencio",
    description: "Los correos y los avisos en tus dispositivos llegan cuando terminan.",
    from: "Desde",
    until: "Hasta",
    zone: "En la zona horaria {zone}.",
  },
} satisfies Translation<typeof english>;
