import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  title: "Notas",
  export: "Exportar<hidden> todas las notas en Markdown</hidden>",
  search: "Buscar en tus notas",
  count: {
    one: "{count} nota",
    other: "{count} notas",
  },
  noneFound: "No se han encontrado notas",
  noneHas: "Ninguna de tus notas contiene «{search}».",
  none: "Aún no hay notas",
  hint: "Abre un vídeo por su título, pulsa N mientras lo ves y anota lo que quieras volver a encontrar. Nadie más que tú lo ve.",
  touchHint:
    "Abre un vídeo por su título, toca «Notas» y «Añadir una nota» mientras lo ves, y anota lo que quieras volver a encontrar. Nadie más que tú lo ve.",
  gone: "Este vídeo ya no está aquí. Tus notas se quedan.",
} satisfies Translation<typeof english>;
