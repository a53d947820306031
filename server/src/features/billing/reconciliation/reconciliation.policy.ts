import type { Difference } from "@mindreel/contract/billing/reconciliation";
import { isRunning, paidUntil } from "#domain/entitlement.policy.ts";
import type { PaymentRow, SubscriptionRow } from "#features/billing/subscription/subscription.repository.ts";
import type { ProviderInvoice, ProviderSubscription } from "#ports/payments/payments.port.ts";

/** What is known here of a subscription. */
export interface Known {
  readonly row: SubscriptionRow | undefined;
  /** The payment of its latest invoice, where the provider names one. */
  readonly payment: PaymentRow | undefined;
  /** Period end of the newest paid invoice. */
  readonly lastPaidEnd: Date | null;
  /** The member that it belongs to. */
  readonly userId: number | undefined;
}

export interface Found extends Pick<Difference, "kind" | "ours" | "theirs"> {
  readonly subscriptionId: string;
  readonly userId: number | null;
}

type State = Pick<SubscriptionRow, "status" | "paidUntil" | "renews" | "endsAt">;
type Invoice = Pick<PaymentRow, "id" | "status" | "amountPaid" | "currency">;

const instant = new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeStyle: "medium", timeZone: "UTC" });
const date = (moment: Date) => `${instant.format(moment)} UTC`;
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1).replaceAll("_", " ");

function describe({ status, paidUntil: paid, renews, endsAt }: State): string {
  const ending = endsAt === null ? "does not renew" : `${isRunning(status) ? "ends" : "ended"} on ${date(endsAt)}`;
  return `${capital(status)}, ${paid === null ? "nothing paid" : `paid until ${date(paid)}`}, ${renews ? "renews by itself" : ending}.`;
}

const describeInvoice = (invoice: Invoice | undefined): string =>
  invoice === undefined
    ? "Its last invoice is not known."
    : `Its last invoice ${invoice.id} is ${invoice.status}, ${(invoice.amountPaid / 100).toFixed(2)} ${invoice.currency.toUpperCase()} paid.`;

const sameMoment = (a: Date | null, b: Date | null) => a?.getTime() === b?.getTime();

const sameState = (a: State, b: State): boolean =>
  a.status === b.status &&
  a.renews === b.renews &&
  sameMoment(a.paidUntil, b.paidUntil) &&
  sameMoment(a.endsAt, b.endsAt);

const sameInvoice = (theirs: ProviderInvoice | null, ours: PaymentRow | undefined): boolean =>
  theirs === null || (theirs.status === ours?.status && theirs.amountPaid === ours.amountPaid);

/** Whether it matters here: what is over gives nobody anything. */
export const counts = ({ status, paidUntil: paid }: State, now: Date): boolean =>
  isRunning(status) || (paid !== null && paid > now);

/** What our table would hold of a subscription if it were read now. */
function stateOf(theirs: ProviderSubscription, lastPaidEnd: Date | null): State {
  const { status, renews, endsAt } = theirs;
  return { status, renews, endsAt, paidUntil: paidUntil(theirs, lastPaidEnd) };
}

/** What the provider does not know, and still counts here. */
export const unknownThere = (row: SubscriptionRow): Found => ({
  kind: "unknown_there",
  subscriptionId: row.id,
  userId: row.userId,
  ours: describe(row),
  theirs: "There is no such subscription.",
});

/** How a subscription that is ours is told of differently on the two sides; undefined: it is not. */
export function differenceOf(theirs: ProviderSubscription, known: Known): Found | undefined {
  const { row, payment, userId } = known;
  const state = stateOf(theirs, known.lastPaidEnd);
  const found = { subscriptionId: theirs.id, userId: userId ?? null };
  if (userId === undefined) {
    // Of an account that is gone an ended subscription may remain.
    if (!isRunning(theirs.status)) return undefined;
    const ours = `The customer ${theirs.customerId} is no member here.`;
    return { ...found, kind: "stranger", ours, theirs: describe(state) };
  }
  if (row === undefined) {
    return { ...found, kind: "unknown_here", ours: "Nothing is known of it.", theirs: describe(state) };
  }
  const invoice = theirs.latestInvoice;
  const paidAlike = sameInvoice(invoice, payment);
  if (sameState(state, row) && paidAlike) return undefined;
  const and = (text: string) => (paidAlike ? "" : ` ${text}`);
  return {
    ...found,
    kind: "differs",
    ours: `${describe(row)}${and(describeInvoice(payment))}`,
    theirs: `${describe(state)}${and(describeInvoice(invoice ?? undefined))}`,
  };
}
