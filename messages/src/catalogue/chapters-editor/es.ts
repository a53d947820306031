import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  origins: {
    hand: "Escritos a mano. Si los quitas todos, se usan los de un archivo de capítulos o, si no existe, los tiempos de la descripción.",
    file: "Del archivo de capítulos. Los que guardes aquí tienen prioridad.",
    description: "De los tiempos de la descripción. Los que guardes aquí tienen prioridad.",
  },
  title: "Capítulos",
  none: "Aún no hay. Con capítulos, los miembros pueden ir de parte en parte y verlas en la línea de tiempo.",
  hint: "Uno por línea, cada uno con su tiempo, como 0:00 Bienvenida",
  update: "Guardar los capítulos",
  noTime: "La línea {line} necesita un tiempo y un título, como 0:00 Bienvenida.",
  saved: "Capítulos guardados",
  asTheyWere: "Los capítulos están como antes",
} satisfies Translation<typeof english>;
