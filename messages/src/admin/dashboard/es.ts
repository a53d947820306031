import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  title: "Panel",
  overTime: "Cifras a lo largo del tiempo",
  users: "Usuarios en total",
  usersNote: "{number} de ellos pro",
  subscribers: "Suscripciones en total",
  subscribersNote: "Suscripciones compradas hasta ahora",
  newUsers: "Usuarios nuevos",
  newUsersNote: "Se hicieron pro en las últimas 24 horas",
  income: "Ingresos en total",
  incomeNote: "Usuarios nuevos × {amount}",
  backups: {
    none: "No se hacen copias de seguridad. Define BACKUP_DIR en el servidor.",
    notProved: "Aún no se ha comprobado ninguna copia.",
    proved: "Última copia comprobada: {moment}.",
    failed: "El intento del {moment} falló: {message}",
    first: "La primera se hará en menos de una hora.",
    old: "Es antigua: mira el registro del servidor.",
  },
  setUp: "Seguir configurando el sitio",
} satisfies Translation<typeof english>;
