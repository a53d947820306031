import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  title: "Notizen",
  export: "Export<hidden> aller Notizen als Markdown</hidden>",
  search: "In deinen Notizen suchen",
  count: {
    one: "{count} Notiz",
    other: "{count} Notizen",
  },
  noneFound: "Keine Notizen gefunden",
  noneHas: "In keiner deiner Notizen steht „{search}“.",
  none: "Noch keine Notizen",
  hint: "Öffne ein Video über seinen Titel, drücke beim Schauen N und schreib auf, was du wiederfinden willst. Niemand außer dir sieht es.",
  touchHint:
    "Öffne ein Video über seinen Titel, tippe beim Schauen auf „Notizen“ und „Notiz hinzufügen“ und schreib auf, was du wiederfinden willst. Niemand außer dir sieht es.",
  gone: "Dieses Video ist nicht mehr da. Deine Notizen bleiben.",
} satisfies Translation<typeof english>;
