import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  main: "Principal",
  menu: "Menu",
  closeMenu: "Fermer le menu",
  watch: "Regarder",
  manage: "Gérer",
  places: {
    home: "Accueil",
    profile: "Profil",
    favorites: "Favoris",
    series: "Séries",
    recentVideos: "Vidéos récentes",
    subscription: "Abonnement",
  },
  accountMenu: "{initials} Menu du compte",
} satisfies Translation<typeof english>;
