import type { Delivery } from "@mindreel/contract/newsletter/campaign-sending";
import type { Listed } from "#data/paging.ts";
import type { DeliveryRow } from "./deliveries.repository.ts";

export const toDelivery = (row: DeliveryRow & Listed): Delivery => ({
  id: row.id,
  email: row.email,
  state: row.state,
  changed_at: row.changed_at.toISOString(),
  answer: row.answer,
  unsubscribed_at: row.unsubscribed_at?.toISOString() ?? null,
  bounced_at: row.bounced_at?.toISOString() ?? null,
});
