import type { Delivery } from "@mindreel/contract/newsletter/campaign-sending";
import type { Listed } from "#data/paging.ts";
import type { DeliveryRow } from "./deliveries.repository.ts";

export const toDelivery = (row: DeliveryRow & Listed): Delivery => ({
  id: row.id,
  email: row.email,
  state: row.state,
  changed_at: row.changedAt.toISOString(),
  answer: row.answer,
  unsubscribed_at: row.unsubscribedAt?.toISOString() ?? null,
  bounced_at: row.bouncedAt?.toISOString() ?? null,
});
