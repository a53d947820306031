import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  subject: "Tu pago de {app} no se ha realizado",
  title: "Tu pago no se ha realizado",
  refusedUntil:
    "No hemos podido renovar tu suscripción a {app}: el banco rechazó el pago. Aún no se ha perdido nada, sigues siendo pro hasta el {day}.",
  refused:
    "No hemos podido renovar tu suscripción a {app}: el banco rechazó el pago. Aún no se ha perdido nada, de momento sigues siendo pro.",
  fix: "Arreglar el pago",
  changeCard: "También puedes cambiar de tarjeta, o cancelar, en la página de tu suscripción: {page}",
} satisfies Translation<typeof english>;
