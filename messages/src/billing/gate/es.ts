import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  title: "Aún no eres usuario pro",
  text: "No tienes acceso a todas las funciones del plan pro. Pásate al plan pro para ver todos los vídeos que quieras.",
  subscribe: "Suscribirme",
} satisfies Translation<typeof english>;
