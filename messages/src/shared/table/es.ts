import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  exported: {
    one: "{count} fila exportada",
    other: "{count} filas exportadas",
  },
  interrupted: "La exportación se interrumpió.",
  export: "Exportar",
  cancelExport: "Cancelar ({count})",
  exporting: "Exportando {what}",
  loading: "Cargando",
  shownOf: "{shown} de {count}",
  select: "Seleccionar {name}",
  unknown: "Desconocida",
} satisfies Translation<typeof english>;
