import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  title: "Notifications",
  readAll: "Tout marquer comme lu",
  newVideo: "Nouvelle vidéo",
  newIn: "Nouveau dans {name}",
  wanted: "Tu voulais : {text}",
  unread: "Non lue",
  choose: "Choisir ce qui t’est annoncé",
  none: "Rien pour le moment",
  noneHint: "Suis une catégorie ou une série, et ses nouvelles vidéos seront annoncées ici.",
} satisfies Translation<typeof english>;
