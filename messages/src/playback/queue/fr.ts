import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  minutes: {
    one: "{count} minute",
    other: "{count} minutes",
  },
  form: "Ce qui tient dans mon temps",
  have: "J’ai",
  offered: "Minutes proposées",
  field: "Minutes",
  unit: "minutes",
  show: "Voir",
  nothing: {
    one: "Rien ne tient en {count} minute.",
    other: "Rien ne tient en {count} minutes.",
  },
  playAll: "Tout lire",
  extent: "{videos}, <length></length>",
  left: "reste <length></length>",
  begun: "Tu l’as commencée",
  nextInSeries: "La suite de sa série",
  nextIn: "La suite de {title}",
  saved: "Tu l’as enregistrée",
  isNew: "Nouveau",
  newIn: "Nouveau dans {category}",
} satisfies Translation<typeof english>;
