import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  weekly: {
    subject: "Novedades de la semana en {app}",
    title: "Novedades de la semana",
  },
  monthly: {
    subject: "Novedades del mes en {app}",
    title: "Novedades del mes",
  },
} satisfies Translation<typeof english>;
