import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  title: "Texte der App",
  note: "Such einen Satz nach seinen Worten und sag ihn auf deine Art. Du änderst die Sätze auf {language}; stell die Seite auf eine andere Sprache, um deren Sätze zu ändern.",
  search: "Satz suchen",
  hint: "Tippe Worte, die du auf einer Seite siehst.",
  nothing: "Kein Satz hat diese Worte.",
  more: "Es gibt noch mehr. Tippe weitere Worte, um deinen zu finden.",
  changed: "Geänderte Sätze",
  change: "Ändern",
  close: "Fertig",
  reset: "Zurück zum eingebauten Satz",
  builtIn: "Eingebaut: {text}",
  own: "Dein Satz",
  places: "Lass diese, wie sie sind: {places}",
  forms: {
    zeroForm: "Für null",
    oneForm: "Für eins",
    twoForm: "Für zwei",
    fewForm: "Für wenige",
    manyForm: "Für viele",
    otherForm: "Für andere Zahlen",
  },
} satisfies Translation<typeof english>;
