import type { RefundBody } from "@mindreel/contract/billing/refunds";
import { call } from "#shared/api/api.ts";

/** Refunds a payment. @returns whether Stripe has done so, or will be asked again */
export async function refund(payment: string, body: RefundBody) {
  return (await call("POST /api/billing/v1/payments/{id}/refunds/", { params: { id: payment }, body })).state;
}
