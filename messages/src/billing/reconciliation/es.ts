import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  comparing: "Comparando ahora. Con muchas suscripciones puede tardar un rato.",
  notYet: "Aún sin comparar. Se hace solo cada noche.",
  last: "Última comparación el {moment} UTC.",
  lastFound: "Última comparación el {moment} UTC: {subscriptions}, {differences}.",
  subscriptions: {
    one: "{count} suscripción",
    other: "{count} suscripciones",
  },
  differences: {
    one: "{count} diferencia",
    other: "{count} diferencias",
  },
  healedByItself: {
    one: "{count} diferencia se corrigió sola.",
    other: "{count} diferencias se corrigieron solas.",
  },
  healAll: "Corregir todo",
  compare: "Comparar ahora",
  title: "Comparación con Stripe",
  healAllLabel: "Corregir todas las diferencias",
  healAllTitle: "¿Corregir todas las diferencias?",
  healAllText: "Aquí se adopta lo que dice Stripe; en Stripe no cambia nada.",
  willEnd: {
    one: "{count} suscripción que Stripe no conoce terminará aquí, y el miembro pierde pro. Asegúrate antes de que la clave de Stripe es la correcta.",
    other:
      "{count} suscripciones que Stripe no conoce terminarán aquí, y sus miembros pierden pro. Asegúrate antes de que la clave de Stripe es la correcta.",
  },
  nothing: "Aún no se ha comparado nada",
  compareText: "Compara ahora para ver si Stripe conoce las mismas suscripciones que nosotros.",
  off: "Los pagos aún no están configurados aquí.",
  unfinished: "No se pudo terminar la comparación",
  agree: "Stripe y {name} coinciden",
  agreeText: "Todas las suscripciones son iguales en ambos lados.",
  titles: {
    unknown_here: "Stripe tiene una suscripción que aquí no se conoce",
    unknown_there: "Stripe no conoce una suscripción que aquí está en curso",
    differs: "Los dos lados dicen cosas distintas",
    stranger: "Stripe cobra a un cliente que aquí no es miembro",
  },
  advice: {
    unknown_here:
      "Al corregir se adopta: el miembro es pro por lo pagado. Si no, lo hace la próxima comparación nocturna.",
    unknown_there: "Al corregir termina aquí. Asegúrate antes de que la clave de Stripe es la correcta.",
    differs: "Al corregir se adopta lo que dice Stripe. Si no, lo hace la próxima comparación nocturna.",
    stranger: "Aquí no hay nada que corregir: cancélala en el panel de Stripe y reembolsa lo no usado.",
  },
  ofMember: "<id>{id}</id> de <link>{member}</link>",
  healedBadge: "CORREGIDA",
  heal: "Corregir",
  stripeSays: "Stripe dice",
  weHave: "{name} tiene",
  healedOn: "Corregida el {moment} UTC.",
  healedAtNight: "Corregida por la comparación nocturna el {moment} UTC.",
  notHealed: "Sin corregir: {note}",
} satisfies Translation<typeof english>;
