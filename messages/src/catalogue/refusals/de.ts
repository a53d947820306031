import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  nameTaken: "Eine Kategorie mit diesem Namen gibt es schon.",
  reservedName: "Eine Kategorie kann nicht All heißen.",
  titleTaken: "Eine Serie mit diesem Titel gibt es schon.",
  noSeries: "Diese Serie gibt es nicht.",
  noCategory: "Diese Kategorie gibt es nicht.",
  seriesFull: "Eine Serie fasst höchstens {most} Videos.",
  noTime: "Das ist kein Zeitpunkt.",
  oneList: "Verwende nur eines von saved, recent und category.",
  notPlayable:
    "Das lässt sich nicht abspielen. Verwende die http(s)-Adresse eines Videos bei YouTube oder Vimeo oder einer HLS-(.m3u8), DASH-(.mpd) oder MP4-Datei.",
  bunnyPage:
    "Das ist eine Seite mit dem Player von Bunny. Verwende die Adresse der Playlist des Videos, die auf /playlist.m3u8 endet.",
  twinChapters: "Zwei Kapitel beginnen bei {time}.",
  lateChapter: "„{title}“ beginnt bei {time}, aber das Video endet bei {end}.",
} satisfies Translation<typeof english>;
