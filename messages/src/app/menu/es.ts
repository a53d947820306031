import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  main: "Principal",
  menu: "Menú",
  closeMenu: "Cerrar el menú",
  watch: "Ver",
  manage: "Gestionar",
  places: {
    home: "Inicio",
    profile: "Perfil",
    favorites: "Favoritos",
    series: "Series",
    recentVideos: "Vídeos recientes",
    subscription: "Suscripción",
  },
  accountMenu: "{initials} Menú de la cuenta",
} satisfies Translation<typeof english>;
