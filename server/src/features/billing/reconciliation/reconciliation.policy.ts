import type { Difference, Side } from "@mindreel/contract/billing/reconciliation";
import { isOngoing, isUnpaid, keptPaid, paidUntil, type SubscriptionStatus } from "#domain/entitlement.ts";
import type { PaymentRow, SubscriptionRow } from "#features/billing/subscription/subscription.repository.ts";
import type { ProviderInvoice, ProviderReturns, ProviderSubscription } from "#ports/payments/provider-records.port.ts";

export type StoredSubscription = SubscriptionRow & { readonly status: SubscriptionStatus };

/** Our record of a subscription. */
export interface Known {
  readonly row: StoredSubscription | undefined;
  /** The payment of its latest invoice, if the provider names one. */
  readonly payment: PaymentRow | undefined;
  /** Period end of the newest paid invoice. */
  readonly lastPaidEnd: Date | null;
  /** The member it belongs to. */
  readonly userId: number | undefined;
}

/** A difference, with what each side has recorded. */
export interface Found extends Pick<Difference, "kind" | "ours" | "theirs"> {
  readonly subscriptionId: string;
  /** The charge whose returns differ; null if the subscription itself differs. */
  readonly chargeId: string | null;
  readonly userId: number | null;
}

type State = Pick<StoredSubscription, "status" | "providerStatus" | "paidUntil" | "renews" | "endsAt">;
type Invoice = Pick<PaymentRow, "id" | "providerStatus" | "amountPaid" | "currency">;

const nothing: Side = { of: "nothing" };

/** @param invoice its last invoice, if the two sides differ about it; null if this side does not know it */
const subscriptionSide = (
  { status, providerStatus, paidUntil: paid, renews, endsAt }: State,
  invoice?: Invoice | null,
) =>
  ({
    of: "subscription",
    status: providerStatus,
    ongoing: isOngoing(status),
    paid_until: paid?.toISOString() ?? null,
    renews,
    ends_at: endsAt?.toISOString() ?? null,
    ...(invoice !== undefined && { last_invoice: invoice && invoiceSide(invoice) }),
  }) satisfies Side;

const invoiceSide = ({ id, providerStatus, amountPaid, currency }: Invoice) => ({
  id,
  status: providerStatus,
  amount_paid: amountPaid,
  currency,
});

/** The difference between the two sides about the returned part of a payment. */
export const returnsDifference = (theirs: ProviderReturns, ours: PaymentRow, chargeId: string): Found => {
  const side = ({ refunded, dispute }: Pick<ProviderReturns, "refunded" | "dispute">): Side => ({
    of: "returns",
    invoice: ours.id,
    refunded,
    currency: ours.currency,
    dispute,
  });
  return {
    kind: "differs",
    subscriptionId: ours.subscriptionId,
    chargeId,
    userId: ours.userId,
    ours: side(ours),
    theirs: side(theirs),
  };
};

const sameMoment = (a: Date | null, b: Date | null) => a?.getTime() === b?.getTime();

const sameState = (a: State, b: State): boolean =>
  a.providerStatus === b.providerStatus &&
  a.renews === b.renews &&
  sameMoment(a.paidUntil, b.paidUntil) &&
  sameMoment(a.endsAt, b.endsAt);

const sameInvoice = (theirs: ProviderInvoice | null, ours: PaymentRow | undefined): boolean =>
  theirs === null || (theirs.providerStatus === ours?.providerStatus && theirs.amountPaid === ours.amountPaid);

/** Whether a subscription still gives pro time, so that a difference would matter. */
export const matters = ({ status, paidUntil: paid }: Pick<State, "status" | "paidUntil">, now: Date): boolean =>
  isOngoing(status) || (paid !== null && paid > now);

/** The state that a sync of the subscription would store now. */
function stateOf(theirs: ProviderSubscription, { row, payment, lastPaidEnd }: Known): State {
  const { status, providerStatus, renews, endsAt } = theirs;
  const wasPaid = payment !== undefined && payment.paidAt !== null;
  const until = keptPaid(paidUntil(theirs, lastPaidEnd), status, row, wasPaid);
  return { status, providerStatus, renews, endsAt, paidUntil: until };
}

/** The difference for a subscription of ours that the provider does not have. */
export const unknownThere = (row: StoredSubscription): Found => ({
  kind: "unknown_there",
  subscriptionId: row.id,
  chargeId: null,
  userId: row.userId,
  ours: subscriptionSide(row),
  theirs: nothing,
});

/** The difference between the two sides about one of our subscriptions; undefined if they agree. */
export function differenceOf(theirs: ProviderSubscription, known: Known): Found | undefined {
  const { row, payment, userId } = known;
  const state = stateOf(theirs, known);
  const found = { subscriptionId: theirs.id, chargeId: null, userId: userId ?? null };
  if (userId === undefined) {
    // Left over from a deleted account, it runs until the end of what was paid. A past-due invoice may yet be charged.
    if (!theirs.mayCharge && !isUnpaid(theirs.status)) return undefined;
    const ours = { of: "customer", id: theirs.customerId } as const;
    return { ...found, kind: "stranger", ours, theirs: subscriptionSide(state) };
  }
  if (row === undefined) {
    return { ...found, kind: "unknown_here", ours: nothing, theirs: subscriptionSide(state) };
  }
  const invoice = theirs.latestInvoice;
  const invoicesAgree = sameInvoice(invoice, payment);
  if (sameState(state, row) && invoicesAgree) return undefined;
  return {
    ...found,
    kind: "differs",
    ours: subscriptionSide(row, invoicesAgree ? undefined : (payment ?? null)),
    theirs: subscriptionSide(state, invoicesAgree ? undefined : invoice),
  };
}

/** Whether the nightly comparison heals it. Other kinds may stem from a wrong key or need a fix at the provider. */
export const healsByItself = ({ kind }: Pick<Found, "kind">): boolean => kind === "unknown_here" || kind === "differs";
