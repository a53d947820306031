import type { Db } from "#data/database.ts";
import { inTransaction } from "#data/transaction.ts";
import { paidUntil } from "#domain/entitlement.ts";
import * as customers from "#features/billing/customer/customer.repository.ts";
import type { EntitlementService } from "#features/billing/entitlement/entitlement.service.ts";
import * as subscriptions from "#features/billing/subscription/subscription.repository.ts";
import { withStatus } from "#features/billing/subscription/subscription.service.ts";
import type {
  Payments,
  ProviderInvoice,
  ProviderReturns,
  ProviderSubscription,
} from "#ports/payments/payments.port.ts";
import { causeOf } from "./subscription-sync.policy.ts";

interface Dependencies {
  readonly db: Db;
  readonly payments: Payments;
  readonly entitlement: EntitlementService;
  /** The member's latest checkouts, by the provider's ids. */
  readonly latestCheckoutsOf: (userId: number) => Promise<readonly string[]>;
  /** Mails the member about a failed renewal, by a job in the transaction. */
  readonly mailFailedPayment: (tx: Db, userId: number, subscriptionId: string) => Promise<void>;
  /** Cancels whatever renews, by a job in the transaction. */
  readonly stopRenewals: (tx: Db, userId: number) => Promise<void>;
  readonly clock: () => Date;
}

/** Either it was recorded (null: of a member whose account was deleted), or it does not concern us, and why. */
export type SyncResult = { readonly userId: number | null } | { readonly ignored: string };

/** What made us sync. */
export interface SyncOrigin {
  readonly eventId?: string | undefined;
  /** The superuser who asked for it. */
  readonly actorId?: number | undefined;
}

interface Run extends SyncOrigin {
  /** Drawn before anything is read at the provider. */
  readonly syncNumber: number;
  /** Read on the way to the subscription. */
  readonly invoice?: ProviderInvoice;
  readonly returns?: ProviderReturns;
}

/**
 * Reads subscriptions at the provider and records them as they are now. Safe to repeat, in any order and at the same
 * time: of two syncs the one that began later wins.
 */
export function createSubscriptionSyncService(dependencies: Dependencies) {
  const { db, payments, entitlement, latestCheckoutsOf, mailFailedPayment, stopRenewals, clock } = dependencies;
  const { terms } = payments;

  /** Whether it is the pro plan: marked so, known here already, or the result of one of our checkouts. */
  async function isOurs(subscription: ProviderSubscription, userId: number): Promise<boolean> {
    if (subscription.ours || (await subscriptions.byId(db, subscription.id)) !== undefined) return true;
    for (const checkoutId of await latestCheckoutsOf(userId)) {
      if ((await payments.checkout(checkoutId))?.subscriptionId === subscription.id) return true;
    }
    return false;
  }

  /** The member. A customer deleted at the provider is no longer bound to one, but the subscription still is. */
  const memberOf = async ({ id, customerId }: ProviderSubscription): Promise<number | undefined> =>
    (await customers.memberOf(db, customerId)) ?? (await subscriptions.byId(db, id))?.userId;

  async function record(tx: Db, userId: number, subscription: ProviderSubscription, run: Run): Promise<void> {
    const { syncNumber, invoice, returns, eventId, actorId } = run;
    const { id, status, providerStatus, startedAt, renews, endsAt, latestInvoice } = subscription;
    const proBefore = await entitlement.lock(tx, userId);
    const row = await subscriptions.byId(tx, id);
    const before = row && withStatus(terms)(row);
    const isStale = before !== undefined && before.syncNumber > syncNumber;
    const paidBefore = await subscriptions.lastPaid(tx, id, before?.latestInvoiceId ?? null);
    for (const each of [invoice, latestInvoice]) {
      if (each) await subscriptions.saveInvoice(tx, userId, each, syncNumber);
    }
    if (returns !== undefined) await subscriptions.saveReturns(tx, returns, clock(), syncNumber);
    const latestInvoiceId = isStale ? before.latestInvoiceId : (latestInvoice?.id ?? null);
    const paidAfter = await subscriptions.lastPaid(tx, id, latestInvoiceId);
    const until = paidUntil(subscription, paidAfter?.periodEnd ?? null);
    const after = isStale ? before : { status, paidUntil: until, endsAt };
    if (!isStale) {
      const isPastDue = status === "pastDue";
      const failed = isPastDue && latestInvoice !== null && !latestInvoice.isPaid ? latestInvoice : undefined;
      const isNewFailure = failed !== undefined && before?.failureMailedFor !== failed.id;
      const firstPaidAt = until === null ? null : (paidAfter?.paidAt ?? startedAt);
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
        failureMailedFor: isNewFailure ? failed.id : (before?.failureMailedFor ?? null),
        syncNumber,
        syncedAt: clock(),
      });
      if (isNewFailure) await mailFailedPayment(tx, userId, id);
      // A blocked or leaving member can still have paid a moment ago, or resumed on the provider's page.
      if ((renews || isPastDue) && (await customers.isBlockedOrLeaving(tx, userId))) await stopRenewals(tx, userId);
    }
    const found = causeOf({ before, after, paidBefore, paidAfter });
    const cause = found === "read_again" && actorId !== undefined ? "healed" : found;
    await entitlement.settle(tx, userId, proBefore, { cause, source: id, eventId, actorId });
  }

  async function syncSubscription(id: string, run: Run): Promise<SyncResult> {
    const subscription = await payments.subscription(id);
    if (subscription === undefined) return { ignored: "There is no such subscription at the provider." };
    const userId = await memberOf(subscription);
    if (userId === undefined) return { ignored: "The customer is no member here." };
    if (!(await isOurs(subscription, userId))) return { ignored: "The subscription is to something else." };
    await inTransaction(db, (tx) => record(tx, userId, subscription, run));
    return { userId };
  }

  async function syncInvoice(id: string, run: Run): Promise<SyncResult> {
    const invoice = await payments.invoice(id);
    if (invoice === undefined) return { ignored: "There is no such invoice at the provider." };
    if (invoice.subscriptionId === null) return { ignored: "The invoice is not one of a subscription." };
    return syncSubscription(invoice.subscriptionId, { ...run, invoice });
  }

  async function syncCharge(chargeId: string, run: Run): Promise<SyncResult> {
    const returns = await payments.returns(chargeId);
    if (returns === undefined) return { ignored: "The charge is not one of an invoice." };
    const result = await syncInvoice(returns.invoiceId, { ...run, returns });
    // Payments outlive the account they were made from.
    const isKept = "ignored" in result && (await subscriptions.saveReturns(db, returns, clock(), run.syncNumber));
    return isKept ? { userId: null } : result;
  }

  const begin = async (origin: SyncOrigin): Promise<Run> => ({
    ...origin,
    syncNumber: await subscriptions.nextSyncNumber(db),
  });

  return {
    subscription: async (id: string, origin: SyncOrigin = {}) => syncSubscription(id, await begin(origin)),
    /** An invoice, and its subscription. */
    invoice: async (id: string, origin: SyncOrigin = {}) => syncInvoice(id, await begin(origin)),
    /** What was returned of a charge, and what that means for its subscription. */
    charge: async (id: string, origin: SyncOrigin = {}) => syncCharge(id, await begin(origin)),

    /** Ends a subscription that the provider does not know (any more), here only. */
    endUnknown: (id: string, actorId?: number): Promise<void> =>
      inTransaction(db, async (tx) => {
        const known = await subscriptions.byId(tx, id);
        if (known === undefined) return;
        const before = await entitlement.lock(tx, known.userId);
        const syncNumber = await subscriptions.nextSyncNumber(tx);
        await subscriptions.end(tx, id, { providerStatus: terms.ended, syncNumber, now: clock() });
        await entitlement.settle(tx, known.userId, before, { cause: "ended", source: id, actorId });
      }),

    isOurs,
  };
}

export type SubscriptionSyncService = ReturnType<typeof createSubscriptionSyncService>;
