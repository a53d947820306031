import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  link: "Ein Link beginnt mit https://, http:// oder mailto:, oder mit / für eine Seite dieser Website.",
  film: "Die Adresse eines Films beginnt mit https:// oder http://, oder mit / für eine Datei dieser Website.",
  tooManyWords: "Geänderte Sätze haben zusammen höchstens {most} Zeichen.",
  sectionTwice: "Jeder Abschnitt darf nur einmal vorkommen.",
  accent: "Weiße Schrift auf dieser Farbe ist nicht lesbar. Die nächste Farbe, auf der sie es ist, ist {colour}.",
  locked: "Das legt die Umgebung des Servers fest, mit {variable}.",
  noPicture: "Dieses Bild ist nicht mehr da. Lade es noch einmal hoch.",
} satisfies Translation<typeof english>;
