import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  nameTaken: "Ya existe una categoría con este nombre.",
  reservedName: "Una categoría no puede llamarse All.",
  titleTaken: "Ya existe una serie con este título.",
  noSeries: "No existe esa serie.",
  noCategory: "No existe esa categoría.",
  seriesFull: "Una serie tiene como máximo {most} vídeos.",
  noTime: "Esto no es una fecha y hora.",
  oneList: "Usa solo uno de saved, recent y category.",
  notPlayable:
    "Esto no se puede reproducir. Usa la dirección http(s) de un vídeo de YouTube o Vimeo, o de un archivo HLS (.m3u8), DASH (.mpd) o MP4.",
  bunnyPage:
    "Esta es una página con el reproductor de Bunny. Usa la dirección de la lista del vídeo, que termina en /playlist.m3u8.",
  twinChapters: "Dos capítulos empiezan en {time}.",
  lateChapter: "«{title}» empieza en {time}, pero el vídeo termina en {end}.",
} satisfies Translation<typeof english>;
