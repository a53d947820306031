import type { PaymentCheck, PaymentConnection } from "@mindreel/contract/site/payment-connection";
import type { Translate } from "#domain/sentences.ts";
import type { Connected } from "#features/site/connections/current-connections.service.ts";
import type { Difference } from "./payment-connection.policy.ts";

export function toConnection(
  { payments }: Connected,
  locked: PaymentConnection["locked"],
  priceChosen: boolean,
): PaymentConnection {
  const saved = typeof payments === "object" ? payments : undefined;
  return {
    locked,
    mode: saved?.mode ?? null,
    set_at: saved?.at.toISOString() ?? null,
    unreadable: payments === "unreadable",
    price_chosen: priceChosen,
  };
}

export const toCheck = (differences: readonly Difference[], translate: Translate): PaymentCheck => ({
  differences: differences.map(({ says, todo, fixable }) => ({
    says: translate(says),
    todo: fixable ? null : translate(todo),
  })),
  fixable: differences.some(({ fixable }) => fixable),
});
