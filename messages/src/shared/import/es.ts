import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  outcomes: {
    added: "Nueva",
    skipped: "Omitida",
    unsubscribed: "Dada de baja",
    faulty: "Con errores",
  },
  line: "Línea",
  outcome: "Resultado",
  done: "Listo.",
  interrupted: "La importación se interrumpió",
  wentThrough: {
    one: "Se procesó {count} línea. Vuelve a importar: nada se añade dos veces.",
    other: "Se procesaron {count} líneas. Vuelve a importar: nada se añade dos veces.",
  },
  skipped: "{number} omitidas",
  unsubscribed: "{number} dadas de baja",
  faultyLines: {
    one: "{count} línea con errores",
    other: "{count} líneas con errores",
  },
  summary: "{toImport}, {others}.",
  comma: "{first}, {second}",
  doneOf: "{done} de {all}",
  import: "Importación",
  everyLine: "Se importaron todas las líneas.",
  notImported: {
    one: "{count} línea no se importó; el motivo está abajo.",
    other: "{count} líneas no se importaron; los motivos están abajo.",
  },
  lines: "Líneas",
  empty: "No hay nada que importar: introduce al menos una línea.",
  file: "O un archivo CSV",
  chooseFile: "Elige un archivo o suéltalo sobre las líneas",
  folder: "Esto es una carpeta. Ábrela y arrastra un archivo de ella.",
  tooLarge: "Un archivo puede tener como máximo {max} MB. Divide este.",
  preview: "Vista previa",
  linesShown: "Líneas mostradas",
  problems: "No importadas ({number})",
  all: "Todas ({number})",
  moreLines: "Mostrar más líneas",
} satisfies Translation<typeof english>;
