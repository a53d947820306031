import type { Config } from "#config/config.ts";
import type { Db } from "#data/database.ts";
import { isKeptForEver, isOngoing, isStopped, isUnpaid } from "#domain/entitlement.ts";
import * as customers from "#features/billing/mechanisms/customer/customer.repository.ts";
import type { SubscriptionSyncService } from "#features/billing/mechanisms/subscription-sync/subscription-sync.service.ts";
import type { MemberSubscription } from "#features/billing/subscription/subscription.service.ts";
import { defineQueue } from "#jobs/jobs.ts";
import { type Payments, ProviderRefused } from "#ports/payments/payments.port.ts";

interface Dependencies {
  readonly db: Db;
  readonly payments: Payments;
  readonly sync: SubscriptionSyncService;
  readonly subscriptionsOf: (userId: number) => Promise<readonly MemberSubscription[]>;
  /** Closes the member's open checkout. */
  readonly abandonCheckout: (userId: number) => Promise<void>;
  readonly config: Pick<Config, "payments">;
}

interface StopRenewalsJob {
  readonly userId: number;
}
export const stopRenewalsQueue = defineQueue<StopRenewalsJob>("billing-cancel-renewal");

interface EndReturnedJob {
  readonly userId: number;
}
export const endReturnedQueue = defineQueue<EndReturnedJob>("billing-end-returned");

interface EndReplacedJob {
  readonly userId: number;
}
export const endReplacedQueue = defineQueue<EndReplacedJob>("billing-end-replaced");

interface EndTrialJob {
  readonly subscriptionId: string;
}
export const endTrialQueue = defineQueue<EndTrialJob>("billing-end-trial");

/** Makes sure that members who are blocked, refunded or about to be deleted are not charged again. */
export function createRenewalsService(dependencies: Dependencies) {
  const { db, payments, sync, subscriptionsOf, abandonCheckout, config } = dependencies;

  /** It may have ended since it was read. */
  async function cancelUnlessEnded(id: string): Promise<void> {
    try {
      await payments.cancelRenewal(id);
    } catch (error) {
      if (!(error instanceof ProviderRefused) || (await payments.subscription(id))?.mayCharge) throw error;
    }
  }

  /** Reads from the provider first: our record may be out of date, and an ended subscription cannot be cancelled. */
  async function stop(id: string): Promise<void> {
    const subscription = await payments.subscription(id);
    if (subscription === undefined) return sync.endUnknown(id);
    if (isUnpaid(subscription.status) || subscription.status === "paused") await payments.endNow(id);
    else if (subscription.mayCharge) await cancelUnlessEnded(id);
    await sync.subscription(id);
  }

  /**
   * Closes the open checkout, ends unpaid and paused subscriptions immediately, and lets others end with their paid period.
   * @throws AggregateError for those that failed, after the others are done
   */
  async function endAll(userId: number): Promise<void> {
    if (config.payments === "off") return;
    await abandonCheckout(userId);
    await endRunning(userId);
  }

  /** @throws AggregateError for those that failed, after the others are done */
  async function endRunning(userId: number): Promise<void> {
    const failures: unknown[] = [];
    for (const { id, status } of await subscriptionsOf(userId)) {
      if (isOngoing(status)) await stop(id).catch((error: unknown) => failures.push(error));
    }
    if (failures.length > 0)
      throw new AggregateError(failures, `subscriptions that could not be cancelled: ${failures.length}`);
  }

  /**
   * Subscriptions that would or could charge again even though their newest payment was returned in full, or though
   * another one has begun since they were stopped.
   */
  async function idleOf(userId: number): Promise<readonly MemberSubscription[]> {
    const ongoing = (await subscriptionsOf(userId)).filter(({ status }) => isOngoing(status));
    const another = ongoing.some((each) => !isStopped(each) && each.returnedAt === null);
    return ongoing.filter((each) => each.returnedAt !== null || (another && isStopped(each)));
  }

  /** Ends them immediately, unless they turn out to have been paid for or resumed since. */
  async function endReturned(userId: number): Promise<void> {
    for (const { id } of await idleOf(userId)) {
      if ((await sync.whole(id, {})) === undefined) await sync.endUnknown(id);
      if (!(await idleOf(userId)).some((each) => each.id === id)) continue;
      await payments.endNow(id);
      await sync.subscription(id);
    }
  }

  return {
    endAll,

    /**
     * Ends, at the provider, each subscription whose newest payment was returned in full: it gives no more pro time but
     * would charge again; and each stopped one that another has replaced. Safe to repeat, also as a job.
     * @throws when the provider cannot be reached
     */
    endReturned: async ({ userId }: EndReturnedJob): Promise<void> => {
      if (config.payments !== "off") await endReturned(userId);
    },

    /** Cancels what runs beside something that its member has bought for ever. Safe to repeat. */
    endReplaced: async ({ userId }: EndReplacedJob): Promise<void> => {
      if (config.payments === "off" || !(await subscriptionsOf(userId)).some(isKeptForEver)) return;
      await endRunning(userId);
    },

    /** Ends a trial that its member should not have got, unless it is paid for by now. Safe to repeat. */
    endTrial: async ({ subscriptionId: id }: EndTrialJob): Promise<void> => {
      if (config.payments === "off") return;
      if ((await payments.subscription(id))?.status === "trial") await payments.endNow(id);
      await sync.subscription(id);
    },

    /** The job. It may run days late, after the member was unblocked or cancelled the deletion of the account. */
    stopIfStillDue: async ({ userId }: StopRenewalsJob): Promise<void> => {
      if (await customers.isBlockedOrBeingDeleted(db, userId)) await endAll(userId);
    },
  };
}
