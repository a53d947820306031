import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  title: "Suscripción",
  cancelled: {
    title: "La compra se ha cancelado",
    text: "No se ha cobrado nada. Puedes suscribirte cuando quieras.",
  },
  subscribe: "Suscribirme",
  payNow: "Pagar ahora",
  changeCard: "Cambiar tarjeta",
  invoices: "Ver tus facturas",
  hold: {
    title: "Tu suscripción está en espera",
    pastDue:
      "El último pago no se ha podido realizar. Págalo o cambia tu tarjeta y volverás a ser usuario pro al instante.",
    unknown: "Aún no sabemos si se ha renovado. No se ha perdido nada: vuelve a mirar en unos minutos.",
    unpaid: "Ahora mismo no se está pagando. Puedes reanudarla cuando quieras.",
  },
  plan: {
    price: "<amount>{price}</amount> al mes",
    off: "Los pagos aún no están configurados aquí. Para ser usuario pro, pregunta a quienes llevan este sitio: saben cuándo se abrirán las suscripciones.",
    terms: "Pago con tarjeta. Cancela cuando quieras: conservas lo que has pagado.",
    rehearsal: "Esto es un ensayo: la página de pago solo acepta tarjetas de prueba y no cobra dinero.",
  },
  pro: {
    title: "Eres usuario pro",
    welcome: "¡Te damos la bienvenida! Tu pago ha llegado y todos los vídeos están a tu disposición.",
    watch: "Ver algo",
    manage: "Gestionar la suscripción",
    priceAfter: "<price>{price}</price> al mes te mantiene en pro después.",
  },
  freeDays: {
    some: {
      one: "Tu {count} día gratis no se pierde: espera mientras pagas y sigue cuando lo dejas.",
      other: "Tus {count} días gratis no se pierden: esperan mientras pagas y siguen cuando lo dejas.",
    },
    none: "Lo que queda de tu tiempo gratis espera mientras pagas y sigue cuando lo dejas.",
    waiting: {
      one: "{count} día gratis espera a que canceles.",
      other: "{count} días gratis esperan a que canceles.",
    },
    after: {
      one: "Después te queda {count} día gratis, hasta el {day}.",
      other: "Después te quedan {count} días gratis, hasta el {day}.",
    },
  },
  returned: {
    refundTitle: "Se te ha devuelto el pago",
    disputeTitle: "Tu pago ha sido retirado",
    refund: "Tu último pago se devolvió el {day}. Tu suscripción terminó con ello y no se cobra nada más.",
    dispute: "Tu banco retiró tu último pago el {day}. Tu suscripción terminó con ello y no se cobra nada más.",
    again: "Puedes volver a suscribirte cuando quieras.",
  },
  state: {
    superuser: "Como superusuario tienes todo lo que da pro mientras lo seas.",
    active: "Pro hasta el {day}; se renueva automáticamente.",
    cancelling: "Pro hasta el {day}. Entonces termina tu suscripción; no se cobra nada más.",
    pastDue:
      "Tu último pago no se ha podido realizar. Sigues siendo pro hasta el {day}; arregla el pago para continuar después.",
    paused: "Tu suscripción está en pausa. Pro hasta el {day}.",
    free: "Pro hasta el {day}, gratis. Puedes ver todos los vídeos.",
  },
} satisfies Translation<typeof english>;
