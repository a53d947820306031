import type { Interval, PriceTax } from "@mindreel/contract/billing/plans";
import { forever } from "@mindreel/contract/plain/days";
import type Stripe from "stripe";
import { isOngoing, type SubscriptionStatus } from "#domain/entitlement.ts";
import { storable } from "#domain/storable.ts";
import type { ProviderTerms } from "./payments.port.ts";
import type {
  DisputeState,
  EventSubject,
  ProviderCheckout,
  ProviderEvent,
  ProviderInvoice,
  ProviderPrice,
  ProviderSubscription,
} from "./provider-records.port.ts";

/** Metadata that distinguishes our checkouts from other things sold through the same account. */
const mark = { key: "mindreel", value: "pro" } as const;

/** The metadata of what belongs to a member's checkout. */
export const metadataOf = (memberId: number, codeId?: number) => ({
  [mark.key]: mark.value,
  member: String(memberId),
  ...(codeId !== undefined && { code: String(codeId) }),
});

const idIn = (text: string | undefined): number | null => {
  const id = Number(text);
  return Number.isInteger(id) && id > 0 && id <= 2_147_483_647 ? id : null;
};

/** The member named in metadata of ours; null if it is not ours. */
export function memberIn(metadata: Stripe.Metadata | null): number | null {
  return metadata?.[mark.key] === mark.value ? idIn(metadata["member"]) : null;
}

const statuses: Readonly<Record<Stripe.Subscription.Status, SubscriptionStatus>> = {
  incomplete: "unstarted",
  incomplete_expired: "unstarted",
  trialing: "trial",
  active: "active",
  paused: "paused",
  past_due: "pastDue",
  unpaid: "pastDue",
  canceled: "ended",
};

/** Those of a checkout of what is bought for ever. */
const purchases: Readonly<Record<Stripe.Checkout.Session.Status, SubscriptionStatus>> = {
  complete: "bought",
  open: "unstarted",
  expired: "unstarted",
};

/** A status that Stripe may add one day grants nothing until it is listed here. */
const statusOf = (status: string): SubscriptionStatus =>
  Object.entries({ ...statuses, ...purchases }).find(([name]) => name === status)?.[1] ?? "ended";

function subjectOf(type: string): EventSubject {
  if (type.startsWith("checkout.session.")) return "checkout";
  if (type.startsWith("customer.subscription.")) return "subscription";
  if (type.startsWith("invoice.")) return "invoice";
  return /^(charge|refund)\./.test(type) ? "charge" : "nothing";
}

export const stripeTerms: ProviderTerms = {
  statusOf,
  unpaid: ["past_due", "unpaid"] satisfies Stripe.Subscription.Status[],
  trial: "trialing" satisfies Stripe.Subscription.Status,
  ended: "canceled" satisfies Stripe.Subscription.Status,
  subjectOf,
};

/** Live and test mode have separate records. */
export const dashboardOf = (secretKey: string): string =>
  `https://dashboard.stripe.com${/^[a-z]+_live_/.test(secretKey) ? "" : "/test"}`;

/** The last second of the year 9999, the last year with four digits. */
const latest = 253_402_300_799;
const date = (seconds: number): Date => new Date(Math.min(Math.max(seconds || 0, 0), latest) * 1000);
const dateOrNull = (seconds: number | null | undefined): Date | null => (seconds ? date(seconds) : null);
export const idOf = (reference: string | { id: string } | null | undefined): string | null =>
  typeof reference === "string" ? reference : (reference?.id ?? null);

const storableOrNull = (text: string | null): string | null => (text === null ? null : storable(text));

/** Fields that API versions before 2025-03-31 keep elsewhere. */
interface OldFields {
  readonly current_period_start?: number;
  readonly current_period_end?: number;
  readonly subscription?: string | { id: string } | null;
}

interface Line {
  readonly period: { readonly start: number; readonly end: number };
  readonly parent?: { readonly type: string } | null;
  /** Instead of `parent`, in API versions before 2025-03-31. */
  readonly type?: string;
}

/** The period that an invoice with these lines pays for. Other lines, such as a credit, have periods of their own. */
export function paidPeriod(lines: readonly Line[]): Line["period"] | undefined {
  const ofSubscription = lines.filter(
    ({ parent, type }) => parent?.type === "subscription_item_details" || type === "subscription",
  );
  return (ofSubscription.length > 0 ? ofSubscription : lines).toSorted((a, b) => b.period.end - a.period.end)[0]
    ?.period;
}

export function toInvoice(invoice: Stripe.Invoice & OldFields): ProviderInvoice {
  const period = paidPeriod(invoice.lines?.data ?? []);
  const parent = invoice.parent?.subscription_details?.subscription;
  return {
    id: invoice.id ?? "",
    subscriptionId: idOf(parent ?? invoice.subscription),
    customerId: idOf(invoice.customer),
    isPaid: invoice.status === "paid",
    providerStatus: invoice.status ?? "draft",
    currency: invoice.currency ?? "usd",
    amountDue: invoice.amount_due ?? 0,
    amountPaid: invoice.amount_paid ?? 0,
    amountOff: (invoice.total_discount_amounts ?? []).reduce((sum, { amount }) => sum + amount, 0),
    periodStart: date(period?.start ?? invoice.period_start ?? invoice.created),
    periodEnd: date(period?.end ?? invoice.period_end ?? invoice.created),
    createdAt: date(invoice.created),
    paidAt: invoice.status === "paid" ? date(invoice.status_transitions?.paid_at ?? invoice.created) : null,
    url: invoice.hosted_invoice_url ?? null,
    number: storableOrNull(invoice.number ?? null),
    nextTryAt: invoice.status === "open" ? dateOrNull(invoice.next_payment_attempt) : null,
  };
}

/** Whether it was paused because a renewal failed, whose invoice can still be paid. */
function isSuspended({ status, status_details: details, latest_invoice: latest }: Stripe.Subscription): boolean {
  const failed = /_payment_failure$/.test(details?.paused?.subscription?.type ?? "");
  return status === "paused" && failed && typeof latest === "object" && latest !== null && latest.status !== "paid";
}

/** When a pause began, which by default credits the unused time; null if it did not begin in a period that is paid. */
function pausedAt(subscription: Stripe.Subscription): Date | null {
  if (subscription.status !== "paused" || isSuspended(subscription)) return null;
  return dateOrNull(subscription.status_details?.paused?.transitioned_at);
}

/** Whether a pause that a person requested left no credit, so that the paid time goes on. */
export function creditsNothing(subscription: Stripe.Subscription, items: readonly Stripe.InvoiceItem[]): boolean {
  const { type } = subscription.status_details?.paused?.subscription ?? {};
  const since = subscription.status_details?.paused?.transitioned_at ?? 0;
  return (
    type === "pause_requested" &&
    !items.some(
      ({ amount, date: at, parent }) =>
        amount < 0 && at >= since - 60 && parent?.subscription_details?.subscription === subscription.id,
    )
  );
}

const intervals: readonly Interval[] = ["day", "week", "month", "year"];

/** Of a price with several currencies, Stripe shows the amount in its own, unless it is asked for the others. */
function toPrice(price: Stripe.Price, quantity: number, currency: string): ProviderPrice {
  const unit = price.currency === currency ? price.unit_amount : price.currency_options?.[currency]?.unit_amount;
  return {
    id: price.id,
    productId: idOf(price.product) ?? "",
    lookupKey: price.lookup_key ?? null,
    amount: typeof unit === "number" ? unit * quantity : null,
    currency,
    interval:
      price.recurring === null ? "once" : (intervals.find((each) => each === price.recurring?.interval) ?? "month"),
    intervalCount: price.recurring?.interval_count ?? 1,
  };
}

const taxes: readonly PriceTax[] = ["inclusive", "exclusive"];

/** Without automatic tax, what a price says of tax has no effect. */
const taxOf = (
  automatic: { readonly enabled: boolean } | undefined,
  price: Pick<Stripe.Price, "tax_behavior"> | null | undefined,
): PriceTax => taxes.find((each) => automatic?.enabled && each === price?.tax_behavior) ?? "none";

/** Only where it was asked for: else Stripe names discounts by their ids. */
function toDiscount({ discounts }: Stripe.Subscription): ProviderSubscription["discount"] {
  const discount = discounts?.find((each) => typeof each !== "string");
  const couponId = discount && idOf(discount.source.coupon);
  return discount === undefined || !couponId ? null : { couponId, endsAt: dateOrNull(discount.end) };
}

/** Stripe applies one after the other. An amount in a currency that is not the coupon's own is not shown. */
function toRecurringOff(
  { discounts }: Stripe.Subscription,
  { amount, currency }: ProviderPrice,
  periodEnd: number,
): number | null {
  if (amount === null) return null;
  let left = amount;
  for (const each of discounts ?? []) {
    const coupon = typeof each === "string" ? undefined : each.source.coupon;
    if (typeof each === "string" || typeof coupon !== "object" || coupon === null) return null;
    const { percent_off: percent, amount_off: off, duration } = coupon;
    if (duration === "once" || (each.end !== null && each.end <= periodEnd)) continue;
    if (percent === null && coupon.currency !== currency) return null;
    left = Math.max(0, left - (percent === null ? (off ?? 0) : Math.round((left * percent) / 100)));
  }
  return amount - left;
}

/** The phase of a schedule that begins when the period ends. */
function toNextPrice({ schedule }: Stripe.Subscription, periodEnd: number): ProviderSubscription["nextPrice"] {
  if (schedule === null || typeof schedule !== "object") return null;
  const next = schedule.phases.find(({ start_date }) => start_date >= periodEnd);
  const id = idOf(next?.items[0]?.price);
  return next === undefined || id === null ? null : { id, at: date(next.start_date) };
}

/** How a subscription is paid: its own way, else its customer's. */
function methodsOf({ default_payment_method, default_source, customer }: Stripe.Subscription) {
  const theirs = typeof customer === "object" && !customer.deleted ? customer : undefined;
  const usual = [theirs?.invoice_settings?.default_payment_method, theirs?.default_source];
  return [default_payment_method, default_source, ...usual].flatMap((method) => method ?? []);
}

function toCard(subscription: Stripe.Subscription): ProviderSubscription["card"] {
  const [method] = methodsOf(subscription);
  const card = typeof method === "object" && "card" in method ? method.card : undefined;
  return card ? { brand: storable(card.brand ?? ""), last4: storable(card.last4 ?? "") } : null;
}

/** Whether its trial is going to end it, or to pause it, because it has no card. */
function needsCard(subscription: Stripe.Subscription, ending: number | null): boolean {
  const { status, trial_settings: settings } = subscription;
  const missing = settings?.end_behavior.missing_payment_method ?? "create_invoice";
  const isAsked = status === "trialing" && !ending && missing !== "create_invoice";
  return isAsked && methodsOf(subscription).length === 0;
}

/** Whether an invoice is for a change that waits or was given up, so that it says nothing about the time that runs. */
const isForChange = ({ pending_update }: Stripe.Subscription, { status, billing_reason }: Stripe.Invoice): boolean =>
  billing_reason === "subscription_update" && (status === "void" || (status === "open" && Boolean(pending_update)));

export function toSubscription(subscription: Stripe.Subscription & OldFields): ProviderSubscription {
  const item = subscription.items?.data[0];
  const started = subscription.start_date ?? subscription.created;
  const periodStart = item?.current_period_start ?? subscription.current_period_start ?? started;
  const periodEnd = item?.current_period_end ?? subscription.current_period_end ?? periodStart;
  const ending = subscription.cancel_at_period_end ? periodEnd : subscription.cancel_at;
  const endsAt = subscription.ended_at ?? (subscription.status === "canceled" ? subscription.canceled_at : ending);
  const latest = subscription.latest_invoice;
  const isCharged = subscription.status === "active" || subscription.status === "trialing";
  const status = isSuspended(subscription) ? "suspended" : statusOf(subscription.status);
  const mayCharge = isOngoing(status) && (!endsAt || endsAt > periodEnd);
  const endsUnasked = needsCard(subscription, ending);
  const price =
    item === undefined ? null : toPrice(item.price, item.quantity ?? 1, subscription.currency ?? item.price.currency);
  return {
    id: subscription.id,
    customerId: idOf(subscription.customer) ?? "",
    ours: subscription.metadata?.[mark.key] === mark.value,
    memberId: memberIn(subscription.metadata),
    status,
    providerStatus: subscription.status,
    startedAt: date(started),
    periodStart: date(periodStart),
    periodEnd: date(periodEnd),
    anchor: date(subscription.billing_cycle_anchor ?? periodEnd),
    creditedFrom: pausedAt(subscription),
    renews: isCharged && mayCharge && !endsUnasked && !subscription.pause_collection,
    mayCharge,
    endsAt: dateOrNull(endsUnasked ? subscription.trial_end : endsAt),
    trialEnd: dateOrNull(subscription.trial_end),
    needsCard: endsUnasked,
    latestInvoice:
      latest !== null && typeof latest === "object" && !isForChange(subscription, latest) ? toInvoice(latest) : null,
    discount: toDiscount(subscription),
    recurringOff: price && toRecurringOff(subscription, price, periodEnd),
    codeId: idIn(subscription.metadata?.["code"]),
    tax: taxOf(subscription.automatic_tax, item?.price),
    nextCharge: null,
    card: toCard(subscription),
    nextPrice: toNextPrice(subscription, periodEnd),
    price,
  };
}

/** What was bought for ever, from its checkout with the lines and the invoice. */
export function toPurchase(session: Stripe.Checkout.Session): ProviderSubscription {
  const isPaid = session.status === "complete" && session.payment_status !== "unpaid";
  const providerStatus = isPaid ? "complete" : "open";
  const price = session.line_items?.data[0]?.price ?? null;
  const { invoice, currency } = session;
  const created = date(session.created);
  return {
    ...{ id: session.id, customerId: idOf(session.customer) ?? "" },
    ours: session.metadata?.[mark.key] === mark.value,
    memberId: memberIn(session.metadata),
    ...{ status: statusOf(providerStatus), providerStatus, startedAt: created, periodStart: created },
    ...{ anchor: created, periodEnd: forever, creditedFrom: null, renews: false, mayCharge: false, endsAt: null },
    ...{
      tax: taxOf(session.automatic_tax, price),
      nextCharge: null,
      trialEnd: null,
      needsCard: false,
      discount: null,
      recurringOff: null,
      nextPrice: null,
      card: null,
    },
    latestInvoice:
      invoice !== null && typeof invoice === "object" ? { ...toInvoice(invoice), subscriptionId: session.id } : null,
    codeId: idIn(session.metadata?.["code"]),
    price: price && toPrice(price, 1, currency ?? price.currency),
  };
}

const checkoutStatus = (status: Stripe.Checkout.Session.Status | null): ProviderCheckout["status"] =>
  status === "complete" ? "complete" : status === "expired" ? "expired" : "open";

export function toCheckout(session: Stripe.Checkout.Session): ProviderCheckout {
  return {
    id: session.id,
    customerId: idOf(session.customer),
    status: checkoutStatus(session.status),
    paid: session.payment_status === "paid" || session.payment_status === "no_payment_required",
    url: session.url,
    expiresAt: date(session.expires_at),
    subscriptionId:
      session.mode === "payment" && session.status === "complete" ? session.id : idOf(session.subscription),
  };
}

const closedForUs: ReadonlySet<Stripe.Dispute.Status> = new Set(["won", "warning_closed", "prevented"]);

/** An appeal begins after a dispute was lost: the money is gone until it is won. */
const isLost = (status: string): boolean => status === "lost" || status.startsWith("appeal_");

/** A charge can be disputed more than once: the costliest outcome counts. */
export function toDispute(disputes: readonly Pick<Stripe.Dispute, "status">[]): DisputeState | null {
  if (disputes.length === 0) return null;
  if (disputes.some(({ status }) => isLost(status))) return "lost";
  return disputes.every(({ status }) => closedForUs.has(status)) ? "won" : "open";
}

/** For a refund or a dispute, the object is its charge. */
export function toEvent(event: Stripe.Event): ProviderEvent {
  const object: { id?: string; object?: string; customer?: string | { id: string } | null; charge?: unknown } =
    event.data.object;
  const { charge } = object;
  const about = object.object === "refund" || object.object === "dispute" ? idOf(charge as string | null) : object.id;
  return {
    id: storable(event.id),
    type: storable(event.type),
    createdAt: date(Number(event.created)),
    customerId: storableOrNull(idOf(object.customer)),
    objectId: storable(about ?? ""),
  };
}
