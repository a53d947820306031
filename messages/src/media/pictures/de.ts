import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  unknown: "Dieses Bild kann nicht gelesen werden. Verwende eine JPEG-, PNG-, WebP-, AVIF- oder GIF-Datei.",
  tooLarge: "Das Bild hat mehr als 25 Megapixel. Bitte verwende ein kleineres.",
  tooLargeForKind:
    "Das Bild hat mehr als {megapixels} Megapixel, das Höchste für diese Art Datei. Speichere es als einfaches JPEG oder PNG, oder kleiner.",
  damaged: "Das Bild ist beschädigt: Ein Teil davon lässt sich nicht lesen. Bitte verwende ein anderes.",
  unreadable: "Das Bild kann nicht gelesen werden. Speichere es neu und versuch es noch einmal.",
  tooManyParts:
    "Das Bild besteht aus zu vielen Teilen. Speichere es neu, als einfaches JPEG oder PNG, und versuch es noch einmal.",
  brokenOff: "Das Hochladen des Bildes ist abgebrochen. Bitte versuch es noch einmal.",
  ownWaits: "Dein letztes Bild wird noch gelesen. Versuch es in ein paar Sekunden noch einmal.",
  manyWait: "Gerade werden viele Bilder gelesen. Versuch es in ein paar Sekunden noch einmal.",
} satisfies Translation<typeof english>;
