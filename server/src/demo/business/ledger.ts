import type { checkouts, customers, paymentEvents, payments, subscriptions } from "#db/schema/billing.ts";
import type { entitlementHistory, freeTime } from "#db/schema/pro-time.ts";
import { type PaidTime, paidUntil, proUntil } from "#domain/entitlement.ts";
import { type MemberPlan, planOf } from "#domain/member-plan.ts";
import { causeOf } from "#features/billing/mechanisms/subscription-sync/subscription-sync.policy.ts";
import { recordOf } from "#features/billing/plans/plans.policy.ts";
import type { ProviderTerms } from "#ports/payments/payments.port.ts";
import type { ProviderInvoice, ProviderReturns, ProviderSubscription } from "#ports/payments/provider-records.port.ts";
import type { PastMoment } from "#ports/payments/rehearsed-past.ts";

type HistoryEntry = typeof entitlementHistory.$inferInsert;
type FreeTime = typeof freeTime.$inferInsert;

/** Free time, and its source as named in the history. */
export interface Grant {
  readonly time: Omit<FreeTime, "userId">;
  readonly source: string;
}

/** Everything that the product would have recorded about members' payments. */
export interface Books {
  readonly customers: (typeof customers.$inferInsert)[];
  readonly checkouts: (typeof checkouts.$inferInsert)[];
  readonly subscriptions: (typeof subscriptions.$inferInsert)[];
  readonly payments: (typeof payments.$inferInsert)[];
  readonly events: (typeof paymentEvents.$inferInsert)[];
  readonly history: HistoryEntry[];
}

/** What was returned of a payment, and when that was noticed. */
interface Returned extends Pick<ProviderReturns, "refunded" | "dispute"> {
  readonly returnsSeenAt: Date | null;
  readonly returnedAt: Date | null;
}

interface Standing extends PaidTime {
  readonly endsAt: Date | null;
  readonly firstPaidAt: Date | null;
  /** The invoice of the last failed renewal. */
  readonly failedInvoice: ProviderInvoice | null;
  readonly isFailing: boolean;
  /** Its newest paid invoice. */
  readonly paid: { readonly id: string; readonly returnedAt: Date | null; readonly disputeLost: boolean } | undefined;
}

interface Closed {
  readonly proUntil: Date | null;
  readonly plan: MemberPlan | null;
  readonly spans: [Date, Date][];
}

interface Change extends Pick<HistoryEntry, "at" | "cause" | "source" | "eventId"> {
  readonly paidTimes?: readonly PaidTime[];
  readonly grant?: Grant;
}

const second = 1000;
const later = (moment: Date, seconds: number) => new Date(moment.getTime() + seconds * second);

/** Builds one member's billing records from the provider's state, moment by moment. */
export function followMember(userId: number, terms: ProviderTerms, syncNumber: number) {
  const standings = new Map<string, Standing>();
  const returned = new Map<string, Returned>();
  const changes: Change[] = [];
  const events: Books["events"] = [];
  let last: PastMoment | undefined;

  function standingOf(subscription: ProviderSubscription, invoices: readonly ProviderInvoice[]): Standing {
    const { id, startedAt, status, renews, endsAt, latestInvoice } = subscription;
    const before = standings.get(id);
    const newest = invoices.findLast((each) => each.subscriptionId === id && each.isPaid);
    const until = paidUntil(subscription, newest?.periodEnd ?? null);
    const back = newest && returned.get(newest.id);
    const isFailing = status === "pastDue" && latestInvoice !== null && !latestInvoice.isPaid;
    return {
      ...{ startedAt, status, renews, endsAt, paidUntil: until, isFailing },
      returnedAt: back?.returnedAt ?? null,
      firstPaidAt: before?.firstPaidAt ?? (until === null ? null : (newest?.paidAt ?? startedAt)),
      failedInvoice: isFailing ? latestInvoice : (before?.failedInvoice ?? null),
      paid: newest && {
        id: newest.id,
        returnedAt: back?.returnedAt ?? null,
        disputeLost: back?.dispute === "lost",
      },
    };
  }

  function noteReturns({ at, returns }: PastMoment): void {
    for (const { invoiceId, refunded, refundedInFull, dispute } of returns) {
      const before = returned.get(invoiceId);
      const lost = dispute === "lost";
      const changed = (before?.refunded ?? 0) !== refunded || (before?.dispute === "lost") !== lost;
      const returnedAt = refundedInFull || lost ? (before?.returnedAt ?? at) : null;
      const returnsSeenAt = changed ? at : (before?.returnsSeenAt ?? null);
      returned.set(invoiceId, { refunded, dispute, returnsSeenAt, returnedAt });
    }
  }

  function noteEvents({ at, events: theirs }: PastMoment): void {
    for (const event of theirs) {
      const ignored = terms.subjectOf(event.type) === "nothing";
      events.push({
        ...event,
        receivedAt: later(at, 1),
        handledAt: later(at, 2),
        state: ignored ? "ignored" : "done",
        note: ignored ? "other_event" : null,
        attempts: 1,
      });
    }
  }

  function eventAbout({ events: theirs }: PastMoment): string | null {
    return theirs.findLast(({ type }) => terms.subjectOf(type) !== "nothing")?.id ?? null;
  }

  return {
    /** Records the provider's state at a moment. */
    note: (moment: PastMoment): void => {
      last = moment;
      noteReturns(moment);
      noteEvents(moment);
      for (const subscription of moment.subscriptions) {
        const before = standings.get(subscription.id);
        const after = standingOf(subscription, moment.invoices);
        standings.set(subscription.id, after);
        const cause = causeOf({ before, after, paidBefore: before?.paid, paidAfter: after.paid });
        if (cause === "read_again") continue;
        const paidTimes = [...standings.values()];
        changes.push({ at: moment.at, cause, source: subscription.id, eventId: eventAbout(moment), paidTimes });
      }
      // A pause changes the entitlement without an entry of its own in the history.
      changes.push({ at: moment.at, cause: "read_again", eventId: null, paidTimes: [...standings.values()] });
    },

    /** Writes the records to the books. @returns until when the member is pro, their plan, and the periods of being pro */
    close: (books: Books, grants: readonly Grant[], now: Date): Closed => {
      for (const grant of grants) {
        changes.push({ at: grant.time.grantedAt, cause: grant.time.kind, source: grant.source, grant });
      }
      const history: HistoryEntry[] = [];
      let paidTimes: readonly PaidTime[] = [];
      const freeTimes: { grantedAt: Date; days: number; revokedAt: null }[] = [];
      for (const { paidTimes: paid, grant, ...entry } of changes.toSorted((a, b) => +a.at - +b.at)) {
        paidTimes = paid ?? paidTimes;
        if (grant !== undefined) {
          freeTimes.push({ grantedAt: grant.time.grantedAt, days: grant.time.days, revokedAt: null });
        }
        const before = history.at(-1)?.proUntil ?? null;
        const until = proUntil(paidTimes, freeTimes);
        const changed = until?.getTime() !== before?.getTime();
        if (changed || entry.cause !== "read_again") {
          history.push({ userId, ...entry, proUntilBefore: before, proUntil: until });
        }
      }
      books.history.push(...history);
      books.events.push(...events);
      if (last !== undefined) addRecords(books, last);
      const newestFirst = [...standings.values()].toSorted((a, b) => +b.startedAt - +a.startedAt);
      const plan = planOf(newestFirst, freeTimes, now);
      return { proUntil: history.at(-1)?.proUntil ?? null, plan, spans: spansOf(history) };
    },
  };

  function addRecords(
    books: Books,
    { customerId, checkouts: sessions, subscriptions: all, invoices }: PastMoment,
  ): void {
    const first = invoices[0];
    if (first === undefined) return;
    books.customers.push({ userId, customerId, createdAt: first.createdAt });
    for (const { id, subscriptionId, expiresAt } of sessions) {
      const begun = all.find((each) => each.id === subscriptionId)?.startedAt ?? first.createdAt;
      const priceCents = first.amountDue;
      books.checkouts.push({
        ...{ id: `demo-${id}`, userId, sessionId: id, priceCents, open: false, createdAt: begun, expiresAt },
      });
    }
    for (const subscription of all) {
      const { id, providerStatus, startedAt, renews, endsAt, latestInvoice, price, periodEnd, recurringOff } =
        subscription;
      const standing = standings.get(id);
      books.subscriptions.push({
        ...{ id, userId, providerStatus, startedAt, renews, endsAt, periodEnd, recurringOff, syncNumber },
        ...(price && recordOf(price)),
        paidUntil: standing?.paidUntil ?? null,
        latestInvoiceId: latestInvoice?.id ?? null,
        payUrl: standing?.isFailing === true ? (standing.failedInvoice?.url ?? null) : null,
        firstPaidAt: standing?.firstPaidAt ?? null,
        failureMailedFor: standing?.failedInvoice?.id ?? null,
        syncedAt: last?.at ?? startedAt,
      });
    }
    for (const { customerId: _, isPaid: __, url, subscriptionId, ...invoice } of invoices) {
      if (subscriptionId === null) continue;
      const back = returned.get(invoice.id);
      books.payments.push({
        ...{ ...invoice, subscriptionId, userId, invoiceUrl: url, syncNumber },
        refunded: back?.refunded ?? 0,
        disputeLost: back?.dispute === "lost",
        dispute: back?.dispute ?? null,
        returnsSeenAt: back?.returnsSeenAt ?? null,
        returnedAt: back?.returnedAt ?? null,
        returnsSyncNumber: back === undefined ? 0 : syncNumber,
      });
    }
  }
}

/** The times during which somebody was pro, according to the history. */
function spansOf(history: readonly HistoryEntry[]): [Date, Date][] {
  return history.flatMap(({ at, proUntil: until }, index): [Date, Date][] => {
    const next = history[index + 1]?.at;
    if (!until || until <= at) return [];
    return [[at, next !== undefined && next < until ? next : until]];
  });
}
