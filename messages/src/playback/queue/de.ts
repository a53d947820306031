import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  minutes: {
    one: "{count} Minute",
    other: "{count} Minuten",
  },
  form: "Was in meine Zeit passt",
  have: "Ich habe",
  offered: "Vorgeschlagene Minuten",
  field: "Minuten",
  unit: "Minuten",
  show: "Zeigen",
  nothing: {
    one: "In {count} Minute passt nichts.",
    other: "In {count} Minuten passt nichts.",
  },
  playAll: "Alle abspielen",
  extent: "{videos}, <length></length>",
  left: "noch <length></length>",
  begun: "Hast du angefangen",
  nextInSeries: "Als Nächstes in der Serie",
  nextIn: "Als Nächstes in {title}",
  saved: "Hast du gemerkt",
  isNew: "Neu",
  newIn: "Neu in {category}",
} satisfies Translation<typeof english>;
