import type { Translation } from "@mindreel/messages/format";
import type { messages as english } from "./en.ts";

export const messages = {
  state: "Estado",
  allPayments: "Todos los pagos",
  from: "Desde (UTC)",
  to: "Hasta (UTC)",
  exported: "pagos",
  title: "Pagos",
  none: "No se encontraron pagos",
  noneText: "Aquí figura cada factura, con lo pagado, lo reembolsado y lo disputado.",
  noneMatch: "Ningún pago coincide con estos filtros",
  clear: "Quitar los filtros",
  order: "Ese día es anterior al primero.",
  member: "Miembro",
  deleted: "Cuenta eliminada",
  date: "Fecha (UTC)",
  amount: "Importe",
  refundedColumn: "Reembolsado",
  period: "Periodo",
  invoice: "Factura",
  invoiceStates: {
    draft: "Borrador",
    open: "Aún sin pagar",
    paid: "Pagada",
    void: "Anulada",
    uncollectible: "Incobrable",
  },
  outcomes: {
    takenBack: "Retirado por el banco",
    disputed: "Disputado: responde en Stripe",
    refunded: "Reembolsado",
    refundedInPart: "Reembolsado en parte",
    won: "Pagado, disputa ganada",
  },
  filters: {
    paid: "Pagados",
    unpaid: "Sin pagar",
    refunded: "Reembolsados",
    disputed: "Disputados",
  },
} satisfies Translation<typeof english>;
