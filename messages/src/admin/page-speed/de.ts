import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  devices: {
    phone: "Telefon",
    desktop: "Größerer Bildschirm",
  },
  visits: {
    load: "geladen",
    move: "innerhalb der App",
  },
  ratings: {
    good: "Gut",
    needs_improvement: "Könnte besser sein",
    poor: "Schlecht",
  },
  page: "Seite",
  opened: "Geöffnet",
  opening: "{device}, {visit}",
  views: "Aufrufe",
  title: "Geschwindigkeit der Seiten",
  note: "Von den Browsern der Menschen gemessen, ohne festzuhalten, wer sie sind. Drei Viertel der Aufrufe hatten höchstens den gezeigten Wert. LCP: bis das größte Bild oder der größte Text gezeichnet war; gut bis 2,5 s, schlecht über 4 s. INP: von einem Druck bis zum nächsten Bild; gut bis 200 ms, schlecht über 500 ms. CLS: wie sehr sich das Layout von selbst verschob; gut bis 0,1, schlecht über 0,25.",
  none: "In diesem Zeitraum wurden keine Besuche gemessen.",
  notMeasured: "Nicht gemessen",
  shares: "{good} gut, {poor} schlecht",
} satisfies Translation<typeof english>;
