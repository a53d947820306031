import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  subject: "Dein Gratismonat bei {app}",
  title: "Dein erster Monat ist gratis",
  thanks:
    "danke, dass du unsere Neuigkeiten bestellt hast. Hier ist dein Monat {app} auf unsere Kosten: alle Videos und früher Zugang zu dem, was kommt.",
  start: "Gratismonat beginnen",
  how: "Lege über diesen Link ein Konto an, oder melde dich mit deinem an. Der Link funktioniert einmal, innerhalb von 90 Tagen; es braucht keine Karte, und nichts verlängert sich von selbst.",
  notYou: "Warst du es nicht, kannst du diese Mail ignorieren.",
  why: "Du bekommst diese Mail, weil mit dieser Adresse unsere Neuigkeiten bestellt wurden.",
} satisfies Translation<typeof english>;
