import type {
  Ending,
  Preview,
  Standing,
  Subscription,
  SubscriptionState,
  TrialStanding,
} from "@mindreel/contract/billing/subscription";
import {
  type Entitled,
  type FreeTime,
  freeDaysLeft,
  isKeptForEver,
  isPro,
  isUnpaid,
  keptUntil,
} from "#domain/entitlement.ts";
import { lastKeptOf, ongoingOf, paidPlanOf } from "#domain/member-plan.ts";
import { costAt } from "#features/billing/codes/codes.policy.ts";
import { asCharged } from "#features/billing/mechanisms/moved-subscriptions/moved-subscriptions.policy.ts";
import type { WaitingRow } from "#features/billing/mechanisms/moved-subscriptions/moved-subscriptions.repository.ts";
import type { Sold } from "#features/billing/mechanisms/selling/selling.service.ts";
import { amountIn } from "#features/billing/plans/plans.policy.ts";
import { daysLeft, type PlanEnding } from "./ending.policy.ts";
import type { PaymentRow } from "./subscription.repository.ts";
import type { MemberSubscription } from "./subscription.service.ts";
import type { Quote } from "./subscription-changes.service.ts";

function stateOf(subscriptions: readonly MemberSubscription[], account: Entitled, now: Date): SubscriptionState {
  if (account.isSuperuser) return "superuser";
  if (subscriptions.some(isKeptForEver)) return "forever";
  return paidPlanOf(subscriptions, now)?.plan ?? (isPro(account, now) ? "free" : "none");
}

function returnedOf(newest: MemberSubscription | undefined): Standing["returned"] {
  if (newest === undefined || newest.returnedAt === null) return null;
  return { at: newest.returnedAt.toISOString(), how: newest.disputeLost ? "dispute" : "refund" };
}

export interface Stands {
  /** Newest first. */
  readonly subscriptions: readonly MemberSubscription[];
  readonly freeTimes: readonly FreeTime[];
  readonly account: Entitled;
  /** Newest first. */
  readonly payments: readonly PaymentRow[];
}

function lastPaymentOf(
  payments: readonly PaymentRow[],
  ongoing: MemberSubscription | undefined,
): Standing["last_payment"] {
  const last = payments.find((each) => each.subscriptionId === ongoing?.id && each.paidAt !== null);
  if (last === undefined || last.paidAt === null) return null;
  return { amount: last.amountPaid, currency: last.currency, at: last.paidAt.toISOString() };
}

export const toEnding = (ending: PlanEnding | null, now: Date): { ending: Ending | null } => ({
  ending: ending && { kind: ending.kind, at: ending.at.toISOString(), days: daysLeft(ending.at, now) },
});

export function toStanding({ subscriptions, freeTimes, account, payments }: Stands, now: Date): Standing {
  const ongoing = subscriptions.find(isKeptForEver) ?? ongoingOf(subscriptions, now);
  const [newest] = subscriptions;
  const isTried = ongoing?.status === "trial";
  const last = lastKeptOf(subscriptions, now);
  const paidUntil = ongoing !== undefined ? ongoing.paidUntil : last !== undefined ? keptUntil(last) : null;
  return {
    state: stateOf(subscriptions, account, now),
    is_pro: isPro(account, now),
    pro_until: account.proExpiryDate?.toISOString() ?? null,
    paid_until: paidUntil?.toISOString() ?? null,
    pay_url: ongoing?.payUrl ?? null,
    returned: ongoing === undefined ? returnedOf(newest) : null,
    trial_end: isTried ? (ongoing.periodEnd?.toISOString() ?? null) : null,
    needs_card: isTried && ongoing.needsCard,
    last_payment: lastPaymentOf(payments, ongoing),
    free_days: freeDaysLeft(subscriptions, freeTimes, now),
    portal: subscriptions.length > 0,
  };
}

/** Of a subscription that was last synced before there were plans, only what was last paid is known. */
function priceOf(of: MemberSubscription, last: Standing["last_payment"]): Subscription["price"] {
  const { priceId: id, amount = null, currency, interval, intervalCount } = of;
  const cost = amount === null ? last : { amount, currency: currency ?? "usd" };
  if (cost === null) return null;
  return {
    ...{ id, interval: interval ?? "month", interval_count: intervalCount ?? 1 },
    ...{ amount: cost.amount, currency: cost.currency, tax: of.tax },
  };
}

/** Another price, from some moment on. */
function plannedOf(
  { currency, tax }: MemberSubscription,
  to: { readonly priceId: string | null; readonly at: Date | null },
  sold: Sold,
): Subscription["change"] {
  const price = to.priceId === null ? undefined : sold.price(to.priceId);
  const amount = price && currency !== null ? amountIn(price.amounts, currency) : undefined;
  if (price === undefined || to.at === null || currency === null || amount === undefined) return null;
  const { id, planId, interval, intervalCount } = price;
  return {
    plan: { id: planId, name: sold.planName(planId) },
    price: { id, interval, interval_count: intervalCount, amount, currency, tax },
    at: to.at.toISOString(),
  };
}

/** The change that waits for the end of the period. */
const changeOf = (of: MemberSubscription, sold: Sold) =>
  plannedOf(of, { priceId: of.nextPriceId, at: of.nextPriceAt }, sold);

/** The new price that the owner has announced, unless the subscription ends before, or is changed. */
function moveOf(of: MemberSubscription, move: WaitingRow | undefined, sold: Sold): Subscription["move"] {
  const ends = of.endsAt !== null && !of.needsCard;
  if (move?.subscriptionId !== of.id || ends || of.nextPriceId !== null) return null;
  const isNext = of.periodEnd !== null && of.periodEnd >= move.noticeUntil;
  return plannedOf(of, { priceId: move.toPriceId, at: isNext ? of.periodEnd : move.at }, sold);
}

/** @param open the open invoice of a failed renewal */
function nextOf(
  of: MemberSubscription,
  {
    price,
    change,
    open,
    move,
  }: Pick<Subscription, "price" | "change"> & { open: PaymentRow | undefined; move: WaitingRow | undefined },
  sold: Sold,
): Subscription["next"] {
  if (isUnpaid(of.status)) {
    if (!open?.nextTryAt) return null;
    return { at: open.nextTryAt.toISOString(), amount: open.amountDue, currency: open.currency, plus_tax: false };
  }
  const at = of.periodEnd ?? of.paidUntil;
  const charged = change?.price ?? price;
  if (!(of.renews || of.needsCard) || at === null || charged === null) return null;
  const { currency } = charged;
  const { amount } = change === null ? asCharged({ amount: charged.amount, currency, periodEnd: at }, move) : charged;
  // Where tax is on top, the provider reckons with an announced price once it is set, a day before.
  const isSet = change !== null || amount === charged.amount;
  if (of.tax === "exclusive" && of.nextCharge !== null && isSet)
    return { at: at.toISOString(), amount: of.nextCharge, currency, plus_tax: false };
  const code = { code: of.codeId === null ? undefined : sold.code(of.codeId), until: of.codeUntil };
  const plusTax = of.tax === "exclusive";
  return { at: at.toISOString(), amount: costAt(code, amount, currency, at), currency, plus_tax: plusTax };
}

export function toSubscription(
  stands: Stands & { readonly move: WaitingRow | undefined },
  trial: TrialStanding,
  sold: Sold,
  now: Date,
): Subscription {
  const { move } = stands;
  const standing = toStanding(stands, now);
  const last = lastKeptOf(stands.subscriptions, now);
  const kept = last && keptUntil(last);
  const held = stands.subscriptions.find(isKeptForEver) ?? ongoingOf(stands.subscriptions, now);
  const current = held ?? (kept && kept > now ? last : undefined);
  const isBought = current?.status === "bought";
  const price = current === undefined ? null : priceOf(current, standing.last_payment);
  const change = current === undefined ? null : changeOf(current, sold);
  const open = stands.payments.find(({ id, paidAt }) => id === current?.latestInvoiceId && paidAt === null);
  const { cardBrand: brand = null, cardLast4: last4 = null } = current ?? {};
  return {
    ...standing,
    plan: current === undefined ? null : { id: current.planId, name: sold.planName(current.planId) },
    price,
    current_period_end: isBought ? null : ((current?.periodEnd ?? current?.paidUntil)?.toISOString() ?? null),
    trial,
    next: current === undefined ? null : nextOf(current, { price, change, open, move }, sold),
    card: brand === null || last4 === null ? null : { brand, last4 },
    invoices: stands.payments.map(({ id, number, createdAt, paidAt, amountPaid, amountDue, currency, invoiceUrl }) => ({
      ...{ id, number, at: createdAt.toISOString(), currency, url: invoiceUrl },
      amount: paidAt === null ? amountDue : amountPaid,
    })),
    change,
    move: current === undefined ? null : moveOf(current, move, sold),
  };
}

export const toPreview = ({ dueNow, next, currency, at, waits, reckonedAt, tax }: Quote): Preview => ({
  ...{ due_now: dueNow, next, currency, tax, at: at.toISOString(), takes_effect: waits ? "period_end" : "now" },
  quote: reckonedAt.toISOString(),
});
