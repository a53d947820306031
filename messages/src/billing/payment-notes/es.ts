import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  no_object: "El evento no nombra ningún objeto.",
  other_event: "Los eventos de este tipo no cambian nada aquí.",
  no_checkout: "Stripe no conoce ese pago.",
  foreign_checkout: "El pago no se inició aquí.",
  no_subscription: "Stripe no conoce esa suscripción.",
  other_subscription: "La suscripción es a otra cosa.",
  no_invoice: "Stripe no conoce esa factura.",
  other_invoice: "La factura no es de una suscripción.",
  other_charge: "El cargo no es de una factura.",
  no_member: "El cliente no es miembro aquí.",
  still_differs: "Los dos lados aún difieren. Vuelve a comparar.",
  unreachable: "Stripe no responde en este momento.",
  interrupted: "Se interrumpió.",
} satisfies Translation<typeof english>;
