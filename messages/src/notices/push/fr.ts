import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  title: "Cet appareil",
  label: "Afficher les notifications sur cet appareil",
  description: "Même quand le site est fermé, jusqu’à ta déconnexion.",
  blocked:
    "Ce navigateur bloque les notifications du site. Autorise-les dans ses réglages pour le site, puis active cette option.",
  unsupported: "Ce navigateur ne peut pas afficher de notifications quand le site est fermé.",
  install:
    "Sur iPhone ou iPad, ajoute d’abord le site à l’écran d’accueil (Partager, Sur l’écran d’accueil), puis active cette option depuis là.",
  failed: "Le navigateur n’a pas pu joindre son service push. Réessaie plus tard.",
} satisfies Translation<typeof english>;
