import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  nameTaken: "Une catégorie de ce nom existe déjà.",
  reservedName: "Une catégorie ne peut pas s’appeler All.",
  titleTaken: "Une série de ce titre existe déjà.",
  noSeries: "Cette série n’existe pas.",
  noCategory: "Cette catégorie n’existe pas.",
  seriesFull: "Une série contient au plus {most} vidéos.",
  noTime: "Ce n’est pas une date avec une heure.",
  oneList: "N’utilise qu’un seul de saved, recent et category.",
  notPlayable:
    "Impossible à lire. Utilise l’adresse http(s) d’une vidéo YouTube ou Vimeo, ou d’un fichier HLS (.m3u8), DASH (.mpd) ou MP4.",
  bunnyPage:
    "C’est une page avec le lecteur de Bunny. Utilise l’adresse de la playlist de la vidéo, qui se termine par /playlist.m3u8.",
  twinChapters: "Deux chapitres commencent à {time}.",
  lateChapter: "« {title} » commence à {time}, mais la vidéo se termine à {end}.",
} satisfies Translation<typeof english>;
