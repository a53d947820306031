import type { KnownNote } from "@mindreel/contract/billing/payments";
import type { Db } from "#data/database.ts";
import { inTransaction } from "#data/transaction.ts";
import { isOngoing, isStopped, isUnpaid, keptPaid, paidUntil } from "#domain/entitlement.ts";
import * as codes from "#features/billing/codes/codes.repository.ts";
import type { EntitlementService } from "#features/billing/entitlement/entitlement.service.ts";
import * as customers from "#features/billing/mechanisms/customer/customer.repository.ts";
import { mailsAfter, type PlanMail } from "#features/billing/mechanisms/plan-mails/plan-mails.policy.ts";
import type { SellingService } from "#features/billing/mechanisms/selling/selling.service.ts";
import * as subscriptions from "#features/billing/subscription/subscription.repository.ts";
import { withStatus } from "#features/billing/subscription/subscription.service.ts";
import type { Payments } from "#ports/payments/payments.port.ts";
import type { ProviderInvoice, ProviderReturns, ProviderSubscription } from "#ports/payments/provider-records.port.ts";
import { causeOf, sameReturns } from "./subscription-sync.policy.ts";
import { nextSyncNumber } from "./sync-numbers.repository.ts";

interface Dependencies {
  readonly db: Db;
  readonly payments: Payments;
  readonly entitlement: EntitlementService;
  /** The member whose checkout started a subscription that we have forgotten. */
  readonly forgottenBuyerOf: (subscription: ProviderSubscription) => Promise<number | undefined>;
  /** The member's latest checkouts, by the provider's ids. */
  readonly latestCheckoutsOf: (userId: number) => Promise<readonly string[]>;
  /** Mails the member about a failed renewal, through a job queued in the transaction. */
  readonly mailFailedPayment: (tx: Db, userId: number, subscriptionId: string) => Promise<void>;
  /** Mails the member about a change, through a job queued in the transaction. */
  readonly mailChange: (tx: Db, userId: number, changes: readonly PlanMail[]) => Promise<void>;
  /** Cancels all renewals, through a job queued in the transaction. */
  readonly stopRenewals: (tx: Db, userId: number) => Promise<void>;
  /**
   * Ends subscriptions whose newest payment was returned, and stopped ones beside another, through a job queued in the
   * transaction.
   */
  readonly endReturned: (tx: Db, userId: number) => Promise<void>;
  /** Cancels what runs beside something that was bought for ever, through a job queued in the transaction. */
  readonly endReplaced: (tx: Db, userId: number) => Promise<void>;
  /** Records that a trial began. @returns false if it is not the person's first */
  readonly beginTrial: (tx: Db, userId: number) => Promise<boolean>;
  /** Ends a trial at once, through a job queued in the transaction. */
  readonly endTrial: (tx: Db, subscriptionId: string) => Promise<void>;
  /** Keeps the member to one running subscription; in the transaction, which holds the lock on the member. */
  readonly keepOne: (tx: Db, userId: number) => Promise<void>;
  /** What is recorded about what a subscription is for. */
  readonly recordOf: SellingService["recordOf"];
  readonly clock: () => Date;
}

/** Recorded, with the member (null if their account was deleted), or ignored, with the reason. */
export type SyncResult = { readonly userId: number | null } | { readonly ignored: KnownNote };

/** What caused a sync. */
export interface SyncOrigin {
  readonly eventId?: string | undefined;
  /** The superuser who requested it. */
  readonly actorId?: number | undefined;
  /** Set if a comparison found a difference. */
  readonly healing?: true;
}

interface Run extends SyncOrigin {
  /** Drawn before anything is read from the provider. */
  readonly syncNumber: number;
  /** Invoices that were read before the subscription. */
  readonly invoices?: readonly ProviderInvoice[];
  readonly returns?: ProviderReturns;
}

/** How many of a customer's newest returned charges are synced; the nightly comparison reads all. */
const returnsLookedAt = 3;

/**
 * Reads subscriptions from the provider and records their present state. Safe to repeat, in any order and concurrently:
 * of two syncs, the one that began later wins.
 */
export function createSubscriptionSyncService(dependencies: Dependencies) {
  const { db, payments, entitlement, forgottenBuyerOf, latestCheckoutsOf } = dependencies;
  const {
    mailFailedPayment,
    mailChange,
    stopRenewals,
    endReturned,
    endReplaced,
    beginTrial,
    endTrial,
    recordOf,
    keepOne,
    clock,
  } = dependencies;
  const { terms } = payments;

  /** Whether it is for the pro plan: marked as ours, already recorded, or the result of one of our checkouts. */
  async function isOurs(subscription: ProviderSubscription, userId: number): Promise<boolean> {
    if (subscription.ours || (await subscriptions.byId(db, subscription.id)) !== undefined) return true;
    for (const checkoutId of await latestCheckoutsOf(userId)) {
      if ((await payments.checkout(checkoutId))?.subscriptionId === subscription.id) return true;
    }
    return false;
  }

  /** The member. A customer deleted at the provider is no longer bound to a member, but the subscription still is. */
  const memberOf = async ({ id, customerId }: ProviderSubscription): Promise<number | undefined> =>
    (await customers.memberOf(db, customerId)) ?? (await subscriptions.byId(db, id))?.userId;

  const hasStopped = async (tx: Db, userId: number): Promise<boolean> =>
    (await subscriptions.ofMember(tx, userId)).map(withStatus(terms)).some((each) => isStopped(each));

  async function record(tx: Db, userId: number, subscription: ProviderSubscription, run: Run): Promise<void> {
    const { syncNumber, invoices = [], returns, eventId, actorId, healing } = run;
    const { id, status, providerStatus, startedAt, renews, mayCharge, endsAt, latestInvoice } = subscription;
    const proBefore = await entitlement.lock(tx, userId);
    const row = await subscriptions.byId(tx, id);
    const before = row && withStatus(terms)(row);
    const isStale = before !== undefined && before.syncNumber > syncNumber;
    const paidBefore = await subscriptions.lastPaid(tx, id, before?.latestInvoiceId ?? null);
    for (const each of [...invoices, latestInvoice]) {
      if (each !== null) await subscriptions.saveInvoice(tx, userId, each, syncNumber);
    }
    if (returns !== undefined) await subscriptions.saveReturns(tx, returns, clock(), syncNumber);
    const latestInvoiceId = isStale ? before.latestInvoiceId : (latestInvoice?.id ?? null);
    const paidAfter = await subscriptions.lastPaid(tx, id, latestInvoiceId);
    const wasPaid = paidBefore !== undefined && paidBefore.id === latestInvoiceId;
    const until = keptPaid(paidUntil(subscription, paidAfter?.periodEnd ?? null), status, before, wasPaid);
    const after = isStale ? before : { status, paidUntil: until, endsAt };
    if (!isStale) {
      const failed = isUnpaid(status) && latestInvoice !== null && !latestInvoice.isPaid ? latestInvoice : undefined;
      const isNewFailure = failed !== undefined && before?.failureMailedFor !== failed.id;
      const tried = subscription.trialEnd !== null || (before?.tried ?? false);
      // The owner may give another trial at the provider.
      if (tried && !before?.tried && !(await beginTrial(tx, userId)) && status === "trial" && subscription.memberId)
        await endTrial(tx, id);
      const paidFirst = status === "trial" ? null : await subscriptions.firstPaidAt(tx, id, tried);
      const firstPaidAt = until === null ? null : (paidFirst ?? (tried ? null : startedAt));
      await subscriptions.save(tx, {
        id,
        userId,
        providerStatus,
        startedAt,
        paidUntil: until,
        renews,
        endsAt,
        latestInvoiceId,
        payUrl: failed?.url ?? null,
        firstPaidAt: before?.firstPaidAt ?? firstPaidAt,
        periodEnd: subscription.periodEnd,
        tried,
        needsCard: subscription.needsCard,
        ...(await recordOf(tx, subscription)),
        failureMailedFor: isNewFailure ? failed.id : (before?.failureMailedFor ?? null),
        syncNumber,
        syncedAt: clock(),
      });
      if (subscription.codeId !== null && status !== "unstarted")
        await codes.noteUse(tx, {
          ...{ codeId: subscription.codeId, subscriptionId: id, userId },
          // A later one was entered, or given, a moment ago.
          usedAt: before === undefined || before.status === "unstarted" ? startedAt : clock(),
        });
      if (isNewFailure) await mailFailedPayment(tx, userId, id);
      await mailChange(
        tx,
        userId,
        mailsAfter(id, before, { status, paidUntil: until, renews, endsAt, needsCard: subscription.needsCard }),
      );
      if (status === "bought" && before?.status !== "bought") await endReplaced(tx, userId);
      // A member who is blocked or about to be deleted may have just paid, or resumed on the provider's page.
      if ((mayCharge || isUnpaid(status)) && (await customers.isBlockedOrBeingDeleted(tx, userId)))
        await stopRenewals(tx, userId);
      const isNew = before === undefined || before.status === "unstarted";
      if (isOngoing(status) && (paidAfter?.returnedAt || (isNew && (await hasStopped(tx, userId)))))
        await endReturned(tx, userId);
    }
    await keepOne(tx, userId);
    const found = causeOf({ before, after, paidBefore, paidAfter });
    const cause = found === "read_again" && healing ? "healed" : found;
    await entitlement.settle(tx, userId, proBefore, { cause, source: id, eventId, actorId });
  }

  /** Records a subscription that was read, if it is a member's subscription to the plan. */
  async function recordOurs(subscription: ProviderSubscription, run: Run): Promise<SyncResult> {
    const known = await memberOf(subscription);
    const userId = known ?? (await forgottenBuyerOf(subscription));
    if (userId === undefined) return { ignored: "no_member" };
    if (!(await isOurs(subscription, userId))) return { ignored: "other_subscription" };
    await inTransaction(db, async (tx) => {
      if (known === undefined) await customers.bind(tx, userId, subscription.customerId, clock());
      await record(tx, userId, subscription, run);
    });
    return { userId };
  }

  async function syncSubscription(id: string, run: Run): Promise<SyncResult> {
    const subscription = await payments.subscription(id);
    if (subscription === undefined) return { ignored: "no_subscription" };
    return recordOurs(subscription, run);
  }

  /** Like `recordOurs`. If its latest invoice is unknown here, earlier ones may be missing as well. */
  async function recordWhole(subscription: ProviderSubscription, run: Run): Promise<SyncResult> {
    const { id, latestInvoice } = subscription;
    if (latestInvoice === null) return recordOurs(subscription, run);
    const known = await subscriptions.paymentsByIds(db, [latestInvoice.id]);
    return recordOurs(subscription, known.size > 0 ? run : { ...run, invoices: await payments.invoicesOf(id) });
  }

  async function syncInvoice(id: string, run: Run): Promise<SyncResult> {
    const invoice = await payments.invoice(id);
    if (invoice === undefined) return { ignored: "no_invoice" };
    if (invoice.subscriptionId === null) return { ignored: "other_invoice" };
    return syncSubscription(invoice.subscriptionId, { ...run, invoices: [invoice] });
  }

  async function syncCharge(chargeId: string, run: Run): Promise<SyncResult> {
    const returns = await payments.returns(chargeId);
    if (returns === undefined) return { ignored: "other_charge" };
    const result = await syncInvoice(returns.invoiceId, { ...run, returns });
    // Payments outlive the account that made them.
    const isKept = "ignored" in result && (await subscriptions.saveReturns(db, returns, clock(), run.syncNumber));
    return isKept ? { userId: null } : result;
  }

  /** Records the returned parts of a customer's newest payments if our record differs. */
  async function syncReturns(customerId: string, run: Run): Promise<void> {
    for (const chargeId of (await payments.returnedChargesOf(customerId)).slice(0, returnsLookedAt)) {
      const returns = await payments.returns(chargeId);
      const known = returns && (await subscriptions.paymentsByIds(db, [returns.invoiceId])).get(returns.invoiceId);
      if (returns !== undefined && known !== undefined && !sameReturns(returns, known)) await syncCharge(chargeId, run);
    }
  }

  async function syncCustomer(userId: number, customerId: string, run: Run): Promise<void> {
    const theirs = await payments.subscriptionsOf(customerId);
    const known = (await subscriptions.ofMember(db, userId)).map(withStatus(terms));
    const ended = new Set(known.flatMap(({ id, status }) => (isOngoing(status) ? [] : [id])));
    for (const subscription of theirs) {
      if (isOngoing(subscription.status) || !ended.has(subscription.id)) await recordWhole(subscription, run);
    }
    // Begun by an earlier customer that was deleted at the provider.
    for (const { id, status } of known) {
      if (isOngoing(status) && !theirs.some((each) => each.id === id)) await syncSubscription(id, run);
    }
    await syncReturns(customerId, run);
  }

  const begin = async (origin: SyncOrigin): Promise<Run> => ({
    ...origin,
    syncNumber: await nextSyncNumber(db),
  });

  return {
    subscription: async (id: string, origin: SyncOrigin = {}) => syncSubscription(id, await begin(origin)),
    /**
     * A subscription with everything else about it that was missed: earlier invoices, and returned payments.
     * @returns undefined if the provider does not have it
     */
    whole: async (id: string, origin: SyncOrigin): Promise<SyncResult | undefined> => {
      const run = await begin(origin);
      const subscription = await payments.subscription(id);
      if (subscription === undefined) return undefined;
      const result = await recordWhole(subscription, run);
      if (!("ignored" in result)) await syncReturns(subscription.customerId, run);
      return result;
    },
    /** All subscriptions of a customer, and the returned parts of their payments. */
    customer: async (userId: number, customerId: string) => syncCustomer(userId, customerId, await begin({})),
    /** An invoice, and its subscription. */
    invoice: async (id: string, origin: SyncOrigin = {}) => syncInvoice(id, await begin(origin)),
    /** The returned part of a charge, and its subscription. */
    charge: async (id: string, origin: SyncOrigin = {}) => syncCharge(id, await begin(origin)),

    /** Ends a subscription in our record only, because the provider does not have it or has it no longer. */
    endUnknown: (id: string, actorId?: number): Promise<void> =>
      inTransaction(db, async (tx) => {
        const known = await subscriptions.byId(tx, id);
        if (known === undefined) return;
        const before = await entitlement.lock(tx, known.userId);
        const syncNumber = await nextSyncNumber(tx);
        await subscriptions.end(tx, id, { providerStatus: terms.ended, syncNumber, now: clock() });
        await keepOne(tx, known.userId);
        await entitlement.settle(tx, known.userId, before, { cause: "ended", source: id, actorId });
      }),

    isOurs,
  };
}

export type SubscriptionSyncService = ReturnType<typeof createSubscriptionSyncService>;
