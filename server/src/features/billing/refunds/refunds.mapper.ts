import type { Refund } from "@mindreel/contract/billing/refunds";
import type { RefundRow } from "./refunds.repository.ts";

export const toRefund = ({ id, paymentId, amount, reason, madeBy, madeAt, state }: RefundRow): Refund => ({
  ...{ id, payment: paymentId, amount, reason, by: madeBy, at: madeAt.toISOString(), state },
});
