import type { Difference } from "@mindreel/contract/billing/reconciliation";
import { isOngoing, paidUntil, type SubscriptionStatus } from "#domain/entitlement.ts";
import type { PaymentRow, SubscriptionRow } from "#features/billing/subscription/subscription.repository.ts";
import type { ProviderInvoice, ProviderReturns, ProviderSubscription } from "#ports/payments/payments.port.ts";

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

/** A difference, with a sentence about each side. */
export interface Found extends Pick<Difference, "kind" | "ours" | "theirs"> {
  readonly subscriptionId: string;
  /** The charge whose returns differ; null if the subscription itself differs. */
  readonly chargeId: string | null;
  readonly userId: number | null;
}

type State = Pick<StoredSubscription, "status" | "providerStatus" | "paidUntil" | "renews" | "endsAt">;
type Invoice = Pick<PaymentRow, "id" | "providerStatus" | "amountPaid" | "currency">;

const instant = new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeStyle: "medium", timeZone: "UTC" });
const date = (moment: Date) => `${instant.format(moment)} UTC`;
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1).replaceAll("_", " ");

function describe({ status, providerStatus, paidUntil: paid, renews, endsAt }: State): string {
  const ending = endsAt === null ? "does not renew" : `${isOngoing(status) ? "ends" : "ended"} on ${date(endsAt)}`;
  return `${capital(providerStatus)}, ${paid === null ? "nothing paid" : `paid until ${date(paid)}`}, ${renews ? "renews automatically" : ending}.`;
}

const amount = (cents: number, currency: string) => `${(cents / 100).toFixed(2)} ${currency.toUpperCase()}`;

const describeInvoice = (invoice: Invoice | undefined): string =>
  invoice === undefined
    ? "Its last invoice is not known."
    : `Its last invoice ${invoice.id} is ${invoice.providerStatus}, ${amount(invoice.amountPaid, invoice.currency)} paid.`;

const disputes = {
  open: " It is disputed.",
  won: " A dispute of it was won.",
  lost: " The bank took it back after a dispute.",
} as const;

/** The difference between the two sides about the returned part of a payment. */
export const returnsDifference = (theirs: ProviderReturns, ours: PaymentRow, chargeId: string): Found => {
  const describeReturns = (refunded: number, dispute: ProviderReturns["dispute"]) =>
    `Of its invoice ${ours.id}, ${amount(refunded, ours.currency)} was refunded.${dispute === null ? "" : disputes[dispute]}`;
  return {
    kind: "differs",
    subscriptionId: ours.subscriptionId,
    chargeId,
    userId: ours.userId,
    ours: describeReturns(ours.refunded, ours.dispute),
    theirs: describeReturns(theirs.refunded, theirs.dispute),
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
function stateOf(theirs: ProviderSubscription, lastPaidEnd: Date | null): State {
  const { status, providerStatus, renews, endsAt } = theirs;
  return { status, providerStatus, renews, endsAt, paidUntil: paidUntil(theirs, lastPaidEnd) };
}

/** The difference for a subscription of ours that the provider does not have. */
export const unknownThere = (row: StoredSubscription): Found => ({
  kind: "unknown_there",
  subscriptionId: row.id,
  chargeId: null,
  userId: row.userId,
  ours: describe(row),
  theirs: "There is no such subscription.",
});

/** The difference between the two sides about one of our subscriptions; undefined if they agree. */
export function differenceOf(theirs: ProviderSubscription, known: Known): Found | undefined {
  const { row, payment, userId } = known;
  const state = stateOf(theirs, known.lastPaidEnd);
  const found = { subscriptionId: theirs.id, chargeId: null, userId: userId ?? null };
  if (userId === undefined) {
    // An ended subscription may be left over from a deleted account.
    if (!isOngoing(theirs.status)) return undefined;
    const ours = `The customer ${theirs.customerId} is no member here.`;
    return { ...found, kind: "stranger", ours, theirs: describe(state) };
  }
  if (row === undefined) {
    return { ...found, kind: "unknown_here", ours: "Nothing is known of it.", theirs: describe(state) };
  }
  const invoice = theirs.latestInvoice;
  const invoicesAgree = sameInvoice(invoice, payment);
  if (sameState(state, row) && invoicesAgree) return undefined;
  const and = (text: string) => (invoicesAgree ? "" : ` ${text}`);
  return {
    ...found,
    kind: "differs",
    ours: `${describe(row)}${and(describeInvoice(payment))}`,
    theirs: `${describe(state)}${and(describeInvoice(invoice ?? undefined))}`,
  };
}

/** Whether the nightly comparison heals it. Other kinds may stem from a wrong key or need a fix at the provider. */
export const healsByItself = ({ kind }: Pick<Found, "kind">): boolean => kind === "unknown_here" || kind === "differs";
