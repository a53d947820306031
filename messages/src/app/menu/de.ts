import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  main: "Hauptmenü",
  menu: "Menü",
  closeMenu: "Menü schließen",
  watch: "Ansehen",
  manage: "Verwalten",
  places: {
    home: "Start",
    profile: "Profil",
    favorites: "Favoriten",
    series: "Serien",
    recentVideos: "Zuletzt gesehen",
    subscription: "Abonnement",
  },
  accountMenu: "{initials} Kontomenü",
} satisfies Translation<typeof english>;
