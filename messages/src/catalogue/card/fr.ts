import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  play: "Lire {title}",
  playing: "En lecture",
  watched: "Vue",
  actions: "Actions pour {title}",
  about: "À propos de {title}",
  releases: "Sortie : {moment}",
  added: "Ajoutée : {day}",
  earlyAccess: "Accès anticipé",
  closePlayer: "Fermer le lecteur",
} satisfies Translation<typeof english>;
