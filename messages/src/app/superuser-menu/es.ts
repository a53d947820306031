import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  site: "Sitio",
  news: "Novedades",
  dashboard: "Panel",
  figures: "Cifras",
  videos: "Vídeos",
  series: "Series",
  requests: "Peticiones",
  health: "Estado",
  playback: "Reproducción",
  users: "Usuarios",
  subscribers: "Suscriptores",
  payments: "Pagos",
  auditLog: "Registro",
  system: "Sistema",
} satisfies Translation<typeof english>;
