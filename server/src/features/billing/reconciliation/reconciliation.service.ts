import type { KnownNote } from "@mindreel/contract/billing/payments";
import type { Config } from "#config/config.ts";
import type { Audit, Auditor } from "#data/audit.ts";
import type { Db } from "#data/database.ts";
import { reasonOf } from "#data/database-errors.ts";
import { inTransaction } from "#data/transaction.ts";
import { AppError } from "#domain/errors.ts";
import { since } from "#domain/time/clock.ts";
import { hour } from "#domain/time/units-of-time.ts";
import * as customers from "#features/billing/mechanisms/customer/customer.repository.ts";
import { sameReturns } from "#features/billing/mechanisms/subscription-sync/subscription-sync.policy.ts";
import type {
  SubscriptionSyncService,
  SyncOrigin,
} from "#features/billing/mechanisms/subscription-sync/subscription-sync.service.ts";
import * as subscriptions from "#features/billing/subscription/subscription.repository.ts";
import { withStatus } from "#features/billing/subscription/subscription.service.ts";
import { defineQueue, type Jobs } from "#jobs/jobs.ts";
import type { Log } from "#observability/log.ts";
import { type Payments, ProviderUnreachable } from "#ports/payments/payments.port.ts";
import type { ProviderSubscription } from "#ports/payments/provider-records.port.ts";
import {
  differenceOf,
  type Found,
  healsByItself,
  type Known,
  matters,
  returnsDifference,
  unknownThere,
} from "./reconciliation.policy.ts";
import * as runs from "./reconciliation.repository.ts";

interface Dependencies {
  readonly db: Db;
  readonly payments: Payments;
  readonly sync: SubscriptionSyncService;
  /** The member whose checkout started a subscription that we have forgotten. */
  readonly forgottenBuyerOf: (subscription: ProviderSubscription) => Promise<number | undefined>;
  readonly jobs: Jobs;
  readonly auditor: Auditor;
  readonly config: Pick<Config, "payments">;
  readonly clock: () => Date;
  readonly logger: Pick<Log, "info">;
}

interface ReconciliationJob {
  readonly id: number;
}
export const reconciliationQueue = defineQueue<ReconciliationJob>("billing-reconciliation");
export const healQueue = defineQueue<Record<string, never>>("billing-heal");

/** Subscriptions compared at a time. */
const batchSize = 100;
/** Limit of differences in a response. */
const shown = 200;
/** How long a run may take before it counts as interrupted. */
const runLimit = hour;
const keptFor = 90 * 24 * hour;
/** Maximum age of refunds and disputes that are compared, since a bank may take months to decide. */
const returnsFor = 120 * 24 * hour;

const stillDiffers: KnownNote = "still_differs";
const interrupted: KnownNote = "interrupted";
const unreachable: KnownNote = "unreachable";

/** A `KnownNote`, or the error's message. */
const failureOf = (error: unknown): string => (error instanceof ProviderUnreachable ? unreachable : reasonOf(error));

async function* inBatches<T>(items: AsyncIterable<T>): AsyncGenerator<T[]> {
  let batch: T[] = [];
  for await (const item of items) {
    batch.push(item);
    if (batch.length === batchSize) {
      yield batch;
      batch = [];
    }
  }
  if (batch.length > 0) yield batch;
}

/** Compares our subscriptions with the provider's. Never changes anything at the provider. */
export function createReconciliationService(dependencies: Dependencies) {
  const { db, payments, sync, forgottenBuyerOf, jobs, auditor, config, clock, logger } = dependencies;
  const stored = withStatus(payments.terms);

  /** Our records of some of the provider's subscriptions. */
  async function knownOf(all: readonly ProviderSubscription[]): Promise<(theirs: ProviderSubscription) => Known> {
    const ids = all.map(({ id }) => id);
    const invoiceIds = all.flatMap(({ latestInvoice }) => latestInvoice?.id ?? []);
    const customerIds = all.map(({ customerId }) => customerId);
    const [rows, invoices, members] = await Promise.all([
      subscriptions.byIds(db, ids),
      subscriptions.paymentsByIds(db, invoiceIds),
      customers.membersOf(db, customerIds),
    ]);
    const lastPaidEnds = new Map<string, Date>();
    for (const { id, latestInvoice } of all) {
      if (latestInvoice === null || latestInvoice.isPaid) continue;
      const paid = await subscriptions.lastPaid(db, id, null);
      if (paid !== undefined) lastPaidEnds.set(id, paid.periodEnd);
    }
    return ({ id, customerId, latestInvoice }) => {
      const row = rows.get(id);
      return {
        row: row && stored(row),
        payment: latestInvoice === null ? undefined : invoices.get(latestInvoice.id),
        lastPaidEnd: lastPaidEnds.get(id) ?? null,
        userId: members.get(customerId) ?? row?.userId,
      };
    };
  }

  /** Compares the present state of one subscription on both sides. */
  async function compareOne(id: string): Promise<Found | undefined> {
    const theirs = await payments.subscription(id);
    if (theirs === undefined) {
      const known = await subscriptions.byId(db, id);
      const row = known && stored(known);
      return row !== undefined && matters(row, clock()) ? unknownThere(row) : undefined;
    }
    const known = (await knownOf([theirs]))(theirs);
    const userId = known.userId ?? (await forgottenBuyerOf(theirs));
    const found = differenceOf(theirs, { ...known, userId });
    if (found === undefined || theirs.ours || userId === undefined) return found;
    return (await sync.isOurs(theirs, userId)) ? found : undefined;
  }

  /** Ids of the subscriptions that seem to differ, and the number of subscriptions compared. */
  async function suspects(): Promise<{ compared: number; ids: string[] }> {
    const seen = new Set<string>();
    const ids: string[] = [];
    let compared = 0;
    for await (const batch of inBatches(payments.subscriptions())) {
      const known = await knownOf(batch);
      for (const theirs of batch) {
        const here = known(theirs);
        seen.add(theirs.id);
        // Another product sold through the same account.
        if (!theirs.ours && here.userId === undefined) continue;
        if (theirs.ours || here.row !== undefined) compared += 1;
        if (differenceOf(theirs, here) !== undefined) ids.push(theirs.id);
      }
    }
    for (let after = ""; ; ) {
      const rows = await subscriptions.listAfter(db, after, batchSize);
      for (const row of rows) {
        if (seen.has(row.id) || !matters(stored(row), clock())) continue;
        compared += 1;
        ids.push(row.id);
      }
      const last = rows.at(-1);
      if (last === undefined) return { compared, ids };
      after = last.id;
    }
  }

  /** Compares the returned part of a charge; undefined if both sides agree, or if the charge is not one of ours. */
  async function compareReturns(chargeId: string): Promise<Found | undefined> {
    const theirs = await payments.returns(chargeId);
    if (theirs === undefined) return undefined;
    const ours = (await subscriptions.paymentsByIds(db, [theirs.invoiceId])).get(theirs.invoiceId);
    return ours === undefined || sameReturns(theirs, ours) ? undefined : returnsDifference(theirs, ours, chargeId);
  }

  /** @returns the reason of a failure; null if it succeeded */
  async function compare(id: number): Promise<string | null> {
    if ((await runs.running(db))?.id !== id) return null;
    try {
      const { compared, ids } = await suspects();
      const found: Found[] = [];
      // Compares again: changes made while the pages were read agree by now, or their event is on its way.
      for (const suspect of ids) found.push(...[await compareOne(suspect)].filter((each) => each !== undefined));
      for await (const chargeId of payments.returnedChargesSince(new Date(clock().getTime() - returnsFor))) {
        found.push(...[await compareReturns(chargeId)].filter((each) => each !== undefined));
      }
      await inTransaction(db, (tx) => runs.finish(tx, id, { compared, endedAt: clock() }, found));
      return null;
    } catch (error) {
      const failure = failureOf(error);
      await runs.finish(db, id, { failure, endedAt: clock() }, []);
      return failure;
    }
  }

  /** @returns the id of the new run; undefined while another one is running */
  async function begin(tx: Db): Promise<number | undefined> {
    const now = clock();
    await runs.endInterrupted(tx, new Date(now.getTime() - runLimit), interrupted, now);
    await runs.removeOlder(tx, new Date(now.getTime() - keptFor));
    return runs.begin(tx, now);
  }

  /** @param actorId the superuser who requested it; undefined for the nightly comparison */
  async function heal(
    { subscriptionId, chargeId }: Pick<Found, "subscriptionId" | "chargeId">,
    actorId?: number,
  ): Promise<{ healedAt: Date } | { note: string }> {
    const origin: SyncOrigin = { actorId, healing: true };
    try {
      const result = await (chargeId === null ? sync.whole(subscriptionId, origin) : sync.charge(chargeId, origin));
      if (result === undefined) {
        await sync.endUnknown(subscriptionId, actorId);
        return { healedAt: clock() };
      }
      const left = await (chargeId === null ? compareOne(subscriptionId) : compareReturns(chargeId));
      if (left === undefined) return { healedAt: clock() };
      return { note: "ignored" in result ? result.ignored : stillDiffers };
    } catch (error) {
      return { note: failureOf(error) };
    }
  }

  /** Adopts the provider's state where that resolves the difference. Records it in the log and the audit log. */
  async function healByItself(runId: number): Promise<void> {
    const found = (await runs.unhealed(db, runId)).filter(healsByItself);
    let healed = 0;
    for (const each of found) {
      const { subscriptionId, userId, kind, ours, theirs } = each;
      const result = await heal(each);
      const isHealed = "healedAt" in result;
      await runs.saveHealing(db, each.id, { ...result, healedByItself: isHealed });
      if (isHealed) healed += 1;
      logger.info(
        { subscriptionId, userId, kind, ours, theirs, ...("note" in result && { note: result.note }) },
        isHealed ? "healed a difference with the payment provider" : "could not heal a difference",
      );
    }
    if (healed === 0) return;
    await inTransaction(db, (tx) => auditor("reconciliation.heal", null)(tx, runId, { differences: healed }));
  }

  return {
    /**
     * Starts a comparison as a job, unless one is running.
     * @throws AppError 503 `payments_off`
     */
    start: async (audit: Audit): Promise<void> => {
      if (config.payments === "off") throw new AppError("payments_off");
      await inTransaction(db, async (tx) => {
        const id = await begin(tx);
        if (id === undefined) return;
        await jobs.add(reconciliationQueue, { id }, tx);
        await audit(tx, id, {});
      });
    },

    /** The job that `start` adds. A failure is in the run's record, so it does not throw. */
    run: async ({ id }: ReconciliationJob): Promise<void> => {
      await compare(id);
    },

    /** The nightly job, which heals differences; throws to be retried. */
    runNightly: async (): Promise<void> => {
      if (config.payments === "off") return;
      const id = await begin(db);
      if (id === undefined) throw new Error("another comparison with the payment provider is running");
      const failure = await compare(id);
      if (failure !== null) throw new Error(`the comparison with the payment provider failed: ${failure}`);
      await healByItself(id);
    },

    /** Queues a job that heals some or all differences of the last run. */
    requestHealing: async (ids: readonly number[] | undefined, actorId: number, audit: Audit): Promise<void> => {
      const run = await runs.last(db);
      if (run === undefined) return;
      await inTransaction(db, async (tx) => {
        const requested = await runs.requestHealing(tx, run.id, ids, actorId);
        if (requested === 0) return;
        await jobs.add(healQueue, {}, tx);
        await audit(tx, run.id, { differences: requested });
      });
    },

    /** The job that `requestHealing` adds. */
    healRequested: async (): Promise<void> => {
      for (;;) {
        const next = await runs.nextToHeal(db);
        if (next === undefined || next.healFor === null) return;
        await runs.saveHealing(db, next.id, await heal(next, next.healFor));
      }
    },

    state: async () => {
      const [running, last] = await Promise.all([runs.running(db), runs.last(db)]);
      return {
        running: running !== undefined && since(running.startedAt, clock()) < runLimit,
        last: last && {
          run: last,
          open: await runs.countOpen(db, last.id),
          differences: await runs.differencesOf(db, last.id, shown),
        },
      };
    },
  };
}

export type ReconciliationService = ReturnType<typeof createReconciliationService>;
