import { type Db, inTransaction } from "#data/database.ts";
import { isPastDue, isRunning, paidUntil } from "#domain/entitlement.policy.ts";
import type { CheckoutsRepository } from "#features/billing/checkout/checkout.repository.ts";
import type { Cause, EntitlementService } from "#features/billing/entitlement/entitlement.service.ts";
import { defineQueue, type Jobs } from "#jobs/jobs.ts";
import type {
  Payments,
  ProviderInvoice,
  ProviderReturns,
  ProviderSubscription,
} from "#ports/payments/payments.port.ts";
import type {
  HeldSubscription,
  PaymentRow,
  SubscriptionRow,
  SubscriptionsRepository,
} from "./subscription.repository.ts";

interface Dependencies {
  readonly db: Db;
  readonly payments: Payments;
  readonly repository: SubscriptionsRepository;
  readonly checkouts: CheckoutsRepository;
  readonly entitlement: EntitlementService;
  readonly jobs: Jobs;
  readonly clock: () => Date;
}

export const failedPaymentQueue = defineQueue<FailedPaymentJob>("mail-failed-payment");
export interface FailedPaymentJob {
  readonly userId: number;
  readonly subscriptionId: string;
}

export const cancelRenewalQueue = defineQueue<CancelRenewalJob>("billing-cancel-renewal");
export interface CancelRenewalJob {
  readonly userId: number;
}

/** What came of reading something at the provider: it is recorded (null: of somebody who left), or it is none of ours. */
export type Reading = { readonly userId: number | null } | { readonly ignored: string };

interface Change {
  readonly before: SubscriptionRow | undefined;
  readonly after: Pick<SubscriptionRow, "status" | "paidUntil" | "renews" | "endsAt">;
  readonly paidBefore: PaymentRow | undefined;
  readonly paidAfter: PaymentRow | undefined;
}

/** The one word for what has happened between two readings. */
function whatHappened({ before, after, paidBefore, paidAfter }: Change): Cause["cause"] {
  if (paidAfter?.returnedAt && !(paidBefore?.id === paidAfter.id && paidBefore.returnedAt)) {
    return paidAfter.disputeLost ? "dispute_lost" : "refunded";
  }
  if (before === undefined || before.paidUntil === null) return after.paidUntil === null ? "read_again" : "subscribed";
  if (isRunning(before.status) && !isRunning(after.status)) return "ended";
  if (isPastDue(before.status) !== isPastDue(after.status)) {
    return isPastDue(after.status) ? "payment_failed" : "payment_recovered";
  }
  if (after.paidUntil !== null && after.paidUntil > before.paidUntil) return "renewed";
  if (before.endsAt === null && after.endsAt !== null) return "cancelled";
  return before.endsAt !== null && after.endsAt === null ? "resumed" : "read_again";
}

export function createSubscriptionsService(dependencies: Dependencies) {
  const { db, payments, repository, checkouts, entitlement, jobs, clock } = dependencies;

  /** Whether a subscription is the pro plan: marked so, known so, or what one of our checkouts led to. */
  async function isOurs(subscription: ProviderSubscription, userId: number): Promise<boolean> {
    if (subscription.ours || (await repository.byId(db, subscription.id)) !== undefined) return true;
    for (const sessionId of await checkouts.latestSessions(db, userId)) {
      if ((await payments.checkout(sessionId))?.subscriptionId === subscription.id) return true;
    }
    return false;
  }

  /** Whose it is. A customer who was removed at the provider is bound to nobody any more. */
  const holderOf = async ({ id, customerId }: ProviderSubscription): Promise<number | undefined> =>
    (await repository.memberOf(db, customerId)) ?? (await repository.byId(db, id))?.userId;

  interface Found {
    readonly subscription: ProviderSubscription;
    readonly invoice?: ProviderInvoice | undefined;
    readonly returns?: ProviderReturns | undefined;
  }

  interface Origin {
    /** Drawn before anything is read. */
    readonly reading: number;
    readonly eventId?: string | undefined;
    /** The superuser who asked for it. */
    readonly actorId?: number | undefined;
  }

  /** Writes what was read; a reading that began earlier than the one already written changes nothing. */
  async function write(tx: Db, userId: number, found: Found, { reading, eventId, actorId }: Origin): Promise<void> {
    const { subscription, invoice, returns } = found;
    const { id, status, startedAt, renews, endsAt, latestInvoice } = subscription;
    const proBefore = await entitlement.locked(tx, userId);
    const before = await repository.byId(tx, id);
    const stale = before !== undefined && before.reading > reading;
    const paidBefore = await repository.lastPaid(tx, id, before?.latestInvoiceId ?? null);
    for (const each of [invoice, latestInvoice]) if (each) await repository.saveInvoice(tx, userId, each, reading);
    if (returns !== undefined) await repository.saveReturns(tx, returns, clock(), reading);
    const latest = stale ? before.latestInvoiceId : (latestInvoice?.id ?? null);
    const paidAfter = await repository.lastPaid(tx, id, latest);
    const until = paidUntil(subscription, paidAfter?.periodEnd ?? null);
    const after = stale ? before : { status, paidUntil: until, renews, endsAt };
    if (!stale) {
      const failed = isPastDue(status) && latestInvoice !== null && latestInvoice.status !== "paid";
      const tell = failed && before?.failureMailedFor !== latestInvoice.id;
      const firstPaidAt = until === null ? null : (paidAfter?.paidAt ?? startedAt);
      await repository.save(tx, {
        ...after,
        id,
        userId,
        startedAt,
        latestInvoiceId: latest,
        payUrl: failed ? latestInvoice.url : null,
        firstPaidAt: before?.firstPaidAt ?? firstPaidAt,
        failureMailedFor: tell ? latestInvoice.id : (before?.failureMailedFor ?? null),
        reading,
        readAt: clock(),
      });
      if (tell) await jobs.add(failedPaymentQueue, { userId, subscriptionId: id }, tx);
      // Paid for in the moment of the block, or resumed on the provider's page since.
      const goesOn = renews || isPastDue(status);
      if (goesOn && (await repository.isBlockedOrLeaving(tx, userId))) {
        await jobs.add(cancelRenewalQueue, { userId }, tx);
      }
    }
    const happened = whatHappened({ before, after, paidBefore, paidAfter });
    const cause = happened === "read_again" && actorId !== undefined ? "healed" : happened;
    await entitlement.settle(tx, userId, proBefore, { cause, source: id, eventId, actorId });
  }

  type Around = Omit<Found, "subscription"> & Origin;

  async function record(id: string, around: Around): Promise<Reading> {
    const subscription = await payments.subscription(id);
    if (subscription === undefined) return { ignored: "There is no such subscription at the provider." };
    const userId = await holderOf(subscription);
    if (userId === undefined) return { ignored: "The customer is no member here." };
    if (!(await isOurs(subscription, userId))) return { ignored: "The subscription is to something else." };
    await inTransaction(db, (tx) => write(tx, userId, { ...around, subscription }, around));
    return { userId };
  }

  async function invoiced(id: string, around: Around): Promise<Reading> {
    const invoice = await payments.invoice(id);
    if (invoice === undefined) return { ignored: "There is no such invoice at the provider." };
    if (invoice.subscriptionId === null) return { ignored: "The invoice is not one of a subscription." };
    return record(invoice.subscriptionId, { ...around, invoice });
  }

  /** Ends, here alone, what the provider does not know: nothing is paid for it any more. */
  const endUnknown = (id: string, actorId?: number): Promise<void> =>
    inTransaction(db, async (tx) => {
      const known = await repository.byId(tx, id);
      if (known === undefined) return;
      const before = await entitlement.locked(tx, known.userId);
      await repository.end(tx, id, { now: clock(), reading: await repository.nextReading(tx) });
      await entitlement.settle(tx, known.userId, before, { cause: "ended", source: id, actorId });
    });

  /** What is known here may be old: the provider refuses to cancel what has ended there. */
  async function stopRenewal(id: string): Promise<void> {
    const theirs = await payments.subscription(id);
    if (theirs === undefined) return endUnknown(id);
    if (isPastDue(theirs.status)) await payments.endNow(id);
    else if (theirs.renews) await payments.cancelRenewal(id);
    await record(id, { reading: await repository.nextReading(db) });
  }

  return {
    /** Reads a subscription at the provider and records it as it is now; safe in any order and any number. */
    read: async (id: string, eventId?: string): Promise<Reading> =>
      record(id, { reading: await repository.nextReading(db), eventId }),

    /** As `read`, because a superuser wants to have it as the provider does. */
    heal: async (id: string, actorId: number): Promise<Reading> =>
      record(id, { reading: await repository.nextReading(db), actorId }),

    endUnknown,
    isOurs,
    holderOf,

    /** Reads an invoice and its subscription. */
    readInvoice: async (id: string, eventId?: string): Promise<Reading> =>
      invoiced(id, { reading: await repository.nextReading(db), eventId }),

    /** Reads what has come back of a charge's money, and what it means for the subscription. */
    readCharge: async (chargeId: string, eventId?: string): Promise<Reading> => {
      const reading = await repository.nextReading(db);
      const returns = await payments.returns(chargeId);
      if (returns === undefined) return { ignored: "The charge is not one of an invoice." };
      const read = await invoiced(returns.invoiceId, { reading, eventId, returns });
      // Payments outlive their member's account.
      const kept = "ignored" in read && (await repository.saveReturns(db, returns, clock(), reading));
      return kept ? { userId: null } : read;
    },

    /**
     * Lets every running subscription of a member end with what is paid, and ends at once what is past due; a job, as the
     * provider may be away.
     * @throws AggregateError with what went wrong, after the others are cancelled
     */
    cancelRenewals: async ({ userId }: CancelRenewalJob): Promise<void> => {
      const failures: unknown[] = [];
      for (const { id, status } of await repository.ofMember(db, userId)) {
        if (isRunning(status)) await stopRenewal(id).catch((error: unknown) => failures.push(error));
      }
      if (failures.length > 0) throw new AggregateError(failures, `${failures.length} subscriptions are not cancelled`);
    },

    /** Subscriptions of a member, the newest first. */
    ofMember: (userId: number): Promise<HeldSubscription[]> => repository.ofMember(db, userId),
    paymentsOf: (userId: number, limit: number): Promise<PaymentRow[]> => repository.paymentsOf(db, userId, limit),
  };
}

export type SubscriptionsService = ReturnType<typeof createSubscriptionsService>;
