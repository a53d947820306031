import { sourceLanguage } from "@mindreel/contract/plain/languages";
import { givenBack } from "@mindreel/messages/billing/refunds";
import { inLanguage } from "@mindreel/messages/in-language";
import type { Config } from "#config/config.ts";
import type { Db } from "#data/database.ts";
import { inTransaction } from "#data/transaction.ts";
import { isOngoing } from "#domain/entitlement.ts";
import type { EntitlementService } from "#features/billing/entitlement/entitlement.service.ts";
import type { SubscriptionSyncService } from "#features/billing/mechanisms/subscription-sync/subscription-sync.service.ts";
import type { RefundsService } from "#features/billing/refunds/refunds.service.ts";
import type { PaymentRow } from "#features/billing/subscription/subscription.repository.ts";
import type { MemberSubscription } from "#features/billing/subscription/subscription.service.ts";
import { defineQueue, type Jobs } from "#jobs/jobs.ts";
import type { Log } from "#observability/log.ts";
import type { Payments } from "#ports/payments/payments.port.ts";
import { refundIdOf, runningAt } from "./one-subscription.policy.ts";
import * as ones from "./one-subscription.repository.ts";

interface Dependencies {
  readonly db: Db;
  readonly payments: Payments;
  readonly jobs: Jobs;
  readonly subscriptionsOf: (userId: number, tx?: Db) => Promise<readonly MemberSubscription[]>;
  /** Newest first. */
  readonly paymentsOf: (userId: number, limit: number) => Promise<readonly PaymentRow[]>;
  readonly lock: EntitlementService["lock"];
  /** Functions, because these services need this one and are created later. */
  readonly sync: () => Pick<SubscriptionSyncService, "whole" | "subscription" | "endUnknown">;
  readonly refunds: () => Pick<RefundsService, "giveBack">;
  readonly config: Pick<Config, "payments">;
  readonly clock: () => Date;
  readonly logger: Pick<Log, "warn">;
}

interface EndDoubledJob {
  readonly id: string;
}
export const endDoubledQueue = defineQueue<EndDoubledJob>("billing-end-doubled");

/** The most payments of a second subscription that are looked at. */
const looked = 50;

/** Keeps each member to one running subscription, whatever several tabs, servers and late events have led to. */
export function createOneSubscriptionService(dependencies: Dependencies) {
  const { db, payments, jobs, subscriptionsOf, paymentsOf, lock, sync, refunds, config, clock, logger } = dependencies;

  /**
   * Notes the member's subscription that runs, and has any other one ended and refunded, through jobs queued in the
   * transaction, which holds the lock on the member.
   */
  async function keep(tx: Db, userId: number): Promise<void> {
    const others = new Set((await ones.doubledOf(tx, userId)).map(({ id }) => id));
    const running = runningAt(await subscriptionsOf(userId, tx), clock()).filter(({ id }) => !others.has(id));
    const [kept, ...doubled] = running;
    await ones.setRunning(tx, userId, kept?.id ?? null);
    if (kept === undefined) return;
    for (const { id } of doubled) {
      await ones.noteDoubled(tx, { id, userId, keptId: kept.id, foundAt: clock() });
      await jobs.add(endDoubledQueue, { id }, tx);
    }
  }

  /** @returns undefined if it is not a second one any longer, because the one that was to stay has ended meanwhile */
  const stillDoubled = (id: string): Promise<ones.DoubledRow | undefined> =>
    inTransaction(db, async (tx) => {
      const found = await ones.doubled(tx, id);
      if (found === undefined || found.doneAt !== null) return undefined;
      await lock(tx, found.userId);
      const running = runningAt(await subscriptionsOf(found.userId, tx), clock());
      const isAlone = running.every((each) => each.id === id);
      if (running.length === 0 || !isAlone) return found;
      await ones.forgetDoubled(tx, id);
      await keep(tx, found.userId);
      return undefined;
    });

  /** What was paid while the other one ran, or for the time that runs; earlier time has been used. */
  async function paidFor({ id, userId, keptId, foundAt }: ones.DoubledRow): Promise<readonly PaymentRow[]> {
    const since = (await subscriptionsOf(userId)).find((each) => each.id === keptId)?.startedAt ?? foundAt;
    return (await paymentsOf(userId, looked)).filter(
      ({ subscriptionId, paidAt, periodEnd, amountPaid }) =>
        subscriptionId === id && paidAt !== null && amountPaid > 0 && (paidAt >= since || periodEnd > foundAt),
    );
  }

  return {
    keep,

    /** The job. Safe to repeat. @throws when the provider cannot be reached */
    endDoubled: async ({ id }: EndDoubledJob): Promise<void> => {
      if (config.payments === "off") return;
      const noted = await ones.doubled(db, id);
      if (noted === undefined || noted.doneAt !== null) return;
      // The one that was to stay may have ended, which we have yet to hear.
      for (const each of [noted.keptId, id])
        if ((await sync().whole(each, {})) === undefined) await sync().endUnknown(each);
      const found = await stillDoubled(id);
      if (found === undefined) return;
      const its = (await subscriptionsOf(found.userId)).find((each) => each.id === id);
      if (its !== undefined && isOngoing(its.status)) {
        await payments.endNow(id);
        await sync().subscription(id);
      }
      const { reason } = inLanguage(givenBack, sourceLanguage);
      let isRefunded = true;
      for (const each of await paidFor(found))
        if (!(await refunds().giveBack(each.id, { id: refundIdOf(each.id), reason }))) isRefunded = false;
      // Else it stays under Today, for a person to look at.
      if (isRefunded) await ones.settleDoubled(db, id, clock());
      logger.warn(
        { userId: found.userId, subscription: id, kept: found.keptId, refunded: isRefunded },
        "second subscription of a member ended",
      );
    },
  };
}
