import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  minutes: {
    one: "{count} minuto",
    other: "{count} minutos",
  },
  form: "Lo que cabe en mi tiempo",
  have: "Tengo",
  offered: "Minutos sugeridos",
  field: "Minutos",
  unit: "minutos",
  show: "Ver",
  nothing: {
    one: "Nada cabe en {count} minuto.",
    other: "Nada cabe en {count} minutos.",
  },
  playAll: "Reproducir todo",
  extent: "{videos}, <length></length>",
  left: "quedan <length></length>",
  begun: "Lo has empezado",
  nextInSeries: "Siguiente en su serie",
  nextIn: "Siguiente en {title}",
  saved: "Lo has guardado",
  isNew: "Nuevo",
  newIn: "Nuevo en {category}",
} satisfies Translation<typeof english>;
