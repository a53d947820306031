import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  title: "Sistema",
  checks: {
    address: "Dirección",
    mails: "Correo",
    payments: "Pagos",
    backups: "Copias de seguridad",
    disk: "Espacio en disco",
    pictures: "Imágenes",
    database: "Base de datos",
    jobs: "Trabajo en segundo plano",
    superusers: "Superusuarios",
  },
  states: {
    good: "En orden",
    warning: "Vale la pena mirarlo",
    bad: "Te necesita",
  },
  allGood: "Todo está en orden.",
  attention: {
    one: "Una cosa merece tu atención.",
    other: "{count} cosas merecen tu atención.",
  },
  running: "Mindreel {version}, en marcha desde {started}; comprobado {checked}.",
  again: "Comprobar de nuevo",
} satisfies Translation<typeof english>;
