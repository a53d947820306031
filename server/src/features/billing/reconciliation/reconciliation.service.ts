import type { Audit } from "#data/audit.ts";
import { type Db, inTransaction, reasonOf } from "#data/database.ts";
import type { SubscriptionsRepository } from "#features/billing/subscription/subscription.repository.ts";
import type { SubscriptionsService } from "#features/billing/subscription/subscription.service.ts";
import { defineQueue, type Jobs } from "#jobs/jobs.ts";
import { type Payments, type ProviderSubscription, ProviderUnreachable } from "#ports/payments/payments.port.ts";
import { counts, differenceOf, type Found, type Known, unknownThere } from "./reconciliation.policy.ts";
import type { ReconciliationRepository } from "./reconciliation.repository.ts";

interface Dependencies {
  readonly db: Db;
  readonly payments: Payments;
  readonly repository: ReconciliationRepository;
  readonly subscriptionsRepository: SubscriptionsRepository;
  readonly subscriptions: SubscriptionsService;
  readonly jobs: Jobs;
  readonly clock: () => Date;
}

export const reconciliationQueue = defineQueue<ReconciliationJob>("billing-reconciliation");
export interface ReconciliationJob {
  readonly id: number;
}
export const healQueue = defineQueue<Record<string, never>>("billing-heal");

/** Subscriptions that are compared at a time. */
const portion = 100;
const shown = 200;
const hour = 3_600_000;
const keptFor = 90 * 24 * hour;

const failureOf = (error: unknown): string =>
  error instanceof ProviderUnreachable ? "The payment provider does not answer right now." : reasonOf(error);

async function* portions<T>(items: AsyncIterable<T>): AsyncGenerator<T[]> {
  let batch: T[] = [];
  for await (const item of items) {
    batch.push(item);
    if (batch.length === portion) {
      yield batch;
      batch = [];
    }
  }
  if (batch.length > 0) yield batch;
}

/** Compares what the payment provider says with what is known here. Only reads there, whatever it finds. */
export function createReconciliationService(dependencies: Dependencies) {
  const { db, payments, repository, subscriptionsRepository, subscriptions, jobs, clock } = dependencies;

  /** What is known here of some subscriptions. */
  async function knownOf(all: readonly ProviderSubscription[]): Promise<(theirs: ProviderSubscription) => Known> {
    const [rows, invoices, members] = await Promise.all([
      repository.subscriptions(
        db,
        all.map(({ id }) => id),
      ),
      repository.payments(
        db,
        all.flatMap(({ latestInvoice }) => latestInvoice?.id ?? []),
      ),
      repository.members(
        db,
        all.map(({ customerId }) => customerId),
      ),
    ]);
    const ends = new Map<string, Date>();
    for (const { id, latestInvoice } of all) {
      if (latestInvoice === null || latestInvoice.status === "paid") continue;
      const paid = await subscriptionsRepository.lastPaid(db, id, null);
      if (paid !== undefined) ends.set(id, paid.periodEnd);
    }
    return ({ id, customerId, latestInvoice }) => ({
      row: rows.get(id),
      payment: latestInvoice === null ? undefined : invoices.get(latestInvoice.id),
      lastPaidEnd: ends.get(id) ?? null,
      userId: members.get(customerId) ?? rows.get(id)?.userId,
    });
  }

  /** Looks at one subscription as it is now on both sides. */
  async function lookAt(id: string): Promise<Found | undefined> {
    const theirs = await payments.subscription(id);
    if (theirs === undefined) {
      const row = await subscriptionsRepository.byId(db, id);
      return row !== undefined && counts(row, clock()) ? unknownThere(row) : undefined;
    }
    const known = (await knownOf([theirs]))(theirs);
    const found = differenceOf(theirs, known);
    if (found === undefined || theirs.ours || known.userId === undefined) return found;
    return (await subscriptions.isOurs(theirs, known.userId)) ? found : undefined;
  }

  /** Ids of what seems to differ, and how many were compared. */
  async function suspects(): Promise<{ compared: number; ids: string[] }> {
    const seen = new Set<string>();
    const ids: string[] = [];
    let compared = 0;
    for await (const page of portions(payments.subscriptions())) {
      const known = await knownOf(page);
      for (const theirs of page) {
        const here = known(theirs);
        seen.add(theirs.id);
        // Another product that is sold through the same account.
        if (!theirs.ours && here.userId === undefined) continue;
        if (theirs.ours || here.row !== undefined) compared += 1;
        if (differenceOf(theirs, here) !== undefined) ids.push(theirs.id);
      }
    }
    for (let after = ""; ; ) {
      const rows = await repository.subscriptionsAfter(db, after, portion);
      for (const row of rows) {
        if (seen.has(row.id) || !counts(row, clock())) continue;
        compared += 1;
        ids.push(row.id);
      }
      const last = rows.at(-1);
      if (last === undefined) return { compared, ids };
      after = last.id;
    }
  }

  /** @returns why it could not be finished */
  async function compare(id: number): Promise<string | null> {
    if ((await repository.running(db))?.id !== id) return null;
    try {
      const { compared, ids } = await suspects();
      const found: Found[] = [];
      // What changed while the pages were read differs no more, or will be told of by an event in a moment.
      for (const suspect of ids) found.push(...[await lookAt(suspect)].filter((each) => each !== undefined));
      await inTransaction(db, (tx) => repository.finish(tx, id, { compared, endedAt: clock() }, found));
      return null;
    } catch (error) {
      const failure = failureOf(error);
      await repository.finish(db, id, { failure, endedAt: clock() }, []);
      return failure;
    }
  }

  /** @returns the id of the new run; undefined while one is running */
  const begin: (tx: Parameters<typeof repository.begin>[0]) => Promise<number | undefined> = async (tx) => {
    const now = clock();
    await repository.giveUp(tx, new Date(now.getTime() - hour), "It was interrupted.", now);
    await repository.forget(tx, new Date(now.getTime() - keptFor));
    return repository.begin(tx, now);
  };

  async function heal(id: string, actorId: number): Promise<{ healedAt: Date } | { note: string }> {
    try {
      if ((await payments.subscription(id)) === undefined) {
        await subscriptions.endUnknown(id, actorId);
        return { healedAt: clock() };
      }
      const reading = await subscriptions.heal(id, actorId);
      const left = await lookAt(id);
      if (left === undefined) return { healedAt: clock() };
      return { note: "ignored" in reading ? reading.ignored : "The two sides still differ. Please compare again." };
    } catch (error) {
      return { note: failureOf(error) };
    }
  }

  return {
    /** Starts a comparison as a job; while one is running, that one is it. */
    start: (audit: Audit): Promise<void> =>
      inTransaction(db, async (tx) => {
        const id = await begin(tx);
        if (id === undefined) return;
        await jobs.add(reconciliationQueue, { id }, tx);
        await audit(tx, id, {});
      }),

    work: async ({ id }: ReconciliationJob): Promise<void> => {
      await compare(id);
    },

    /** Compares at once; throws when it could not be finished, to be tried again. */
    nightly: async (): Promise<void> => {
      const id = await begin(db);
      const failure = id === undefined ? null : await compare(id);
      if (failure !== null) throw new Error(`the comparison with the payment provider failed: ${failure}`);
    },

    /** Has some differences of the last run healed, or all of them, as a job. */
    wantHealed: async (ids: readonly number[] | undefined, actorId: number, audit: Audit): Promise<void> => {
      const run = await repository.last(db);
      if (run === undefined) return;
      await inTransaction(db, async (tx) => {
        const wanted = await repository.wantHealed(tx, run.id, ids, actorId);
        if (wanted === 0) return;
        await jobs.add(healQueue, {}, tx);
        await audit(tx, run.id, { differences: wanted });
      });
    },

    heal: async (): Promise<void> => {
      for (;;) {
        const next = await repository.nextToHeal(db);
        if (next === undefined || next.healFor === null) return;
        await repository.healed(db, next.id, await heal(next.subscriptionId, next.healFor));
      }
    },

    state: async () => {
      const [running, last] = await Promise.all([repository.running(db), repository.last(db)]);
      return {
        running: running !== undefined && running.startedAt.getTime() > clock().getTime() - hour,
        last: last && {
          run: last,
          open: await repository.countOpen(db, last.id),
          differences: await repository.ofRun(db, last.id, shown),
        },
      };
    },
  };
}

export type ReconciliationService = ReturnType<typeof createReconciliationService>;
