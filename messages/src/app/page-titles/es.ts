import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  site: "Sitio",
  news: "Novedades",
  editProfile: "Editar el perfil",
  security: "Seguridad",
  dashboard: "Panel",
  users: "Usuarios",
  member: "Miembro",
  subscribers: "Suscriptores",
  videos: "Vídeos",
  editVideo: "Editar el vídeo",
  series: "Series",
  requests: "Peticiones",
  payments: "Pagos",
  importVideos: "Importar vídeos",
  playback: "Reproducción",
  health: "Estado",
  auditLog: "Registro",
  setUp: "Configurar el sitio",
  system: "Sistema",
  figures: "Cifras",
} satisfies Translation<typeof english>;
