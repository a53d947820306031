import type { CancelBody } from "@mindreel/contract/billing/member-subscription";
import { refusals } from "@mindreel/messages/billing/member-subscription";
import type { Config } from "#config/config.ts";
import type { Audit } from "#data/audit.ts";
import type { Db } from "#data/database.ts";
import { inTransaction } from "#data/transaction.ts";
import { isOngoingAt, isStopped, isUnpaid } from "#domain/entitlement.ts";
import { AppError } from "#domain/errors.ts";
import { sentence } from "#domain/sentences.ts";
import type { Account } from "#features/billing/mechanisms/customer/customer.repository.ts";
import { isBlockedOrBeingDeleted } from "#features/billing/mechanisms/customer/customer.repository.ts";
import { toAppError } from "#features/billing/mechanisms/customer/provider-failure.ts";
import type { SubscriptionSyncService } from "#features/billing/mechanisms/subscription-sync/subscription-sync.service.ts";
import type { MemberSubscription } from "#features/billing/subscription/subscription.service.ts";
import type { Payments } from "#ports/payments/payments.port.ts";

interface Dependencies {
  readonly db: Db;
  readonly payments: Payments;
  readonly sync: Pick<SubscriptionSyncService, "subscription">;
  readonly subscriptionsOf: (userId: number) => Promise<readonly MemberSubscription[]>;
  /** @throws AppError 404 */
  readonly accountOf: (userId: number) => Promise<Account>;
  /** Reads a member's state from the provider. @returns false if it could not be reached */
  readonly catchUpNow: (userId: number) => Promise<boolean>;
  readonly config: Pick<Config, "payments">;
  readonly clock: () => Date;
}

/** Whether there is anything to cancel: a trial without a card goes on once one is added. */
const goesOn = ({ renews, needsCard }: MemberSubscription): boolean => renews || needsCard;

/** Who changes it: a superuser, else the member. */
interface Change {
  readonly actorId?: number;
  readonly audit?: Audit;
}

/** Lets superusers, and members themselves, end and resume a subscription. */
export function createMemberSubscriptionService(dependencies: Dependencies) {
  const { db, payments, sync, subscriptionsOf, accountOf, catchUpNow, config, clock } = dependencies;

  /** The member's subscription as the provider has it now: the one that runs, or the newest that has ended. */
  async function read(userId: number): Promise<{ running?: MemberSubscription; ended: boolean }> {
    await accountOf(userId);
    // With payments off, what is recorded says whether there is anything to change.
    if (config.payments !== "off" && !(await catchUpNow(userId))) throw new AppError("payments_unreachable");
    const all = await subscriptionsOf(userId);
    const running = all.find((each) => isOngoingAt(each, clock()) && each.returnedAt === null);
    if (running !== undefined && config.payments === "off") throw new AppError("payments_off");
    return { ...(running && { running }), ended: all.length > 0 };
  }

  /** Changes the subscription at the provider, reads its state back, and records who did it. */
  async function change(userId: number, id: string, { actorId, audit }: Change, how: Details, act: Act): Promise<void> {
    try {
      await act(id);
      await sync.subscription(id, { actorId });
    } catch (error) {
      throw toAppError(error);
    }
    if (audit) await inTransaction(db, (tx) => audit(tx, userId, how));
  }

  return {
    /** @throws AppError 404, 409, 502, 503 */
    cancel: async (userId: number, { when }: CancelBody, by: Change): Promise<void> => {
      const { running, ended } = await read(userId);
      if (running === undefined) {
        // It was ended a moment ago, by another press or another superuser.
        if (when === "now" && ended) return;
        throw new AppError("no_subscription");
      }
      if (when === "now") return change(userId, running.id, by, { when }, payments.endNow);
      // The provider would go on charging for what is due.
      if (isUnpaid(running.status) || isStopped(running))
        throw new AppError("subscription_stays", sentence(refusals, "onlyNow"));
      if (goesOn(running)) await change(userId, running.id, by, { when }, payments.cancelRenewal);
    },

    /** With the paid period, or at once what is not paid for. @throws AppError 409, 502, 503 */
    cancelOwn: async (userId: number): Promise<void> => {
      const { running } = await read(userId);
      if (running === undefined) throw new AppError("no_subscription");
      if (isUnpaid(running.status) || isStopped(running)) return change(userId, running.id, {}, {}, payments.endNow);
      if (goesOn(running)) await change(userId, running.id, {}, {}, payments.cancelRenewal);
    },

    /** @throws AppError 404, 409, 502, 503 */
    resume: async (userId: number, by: Change): Promise<void> => {
      const { running } = await read(userId);
      if (running === undefined) throw new AppError("no_subscription");
      if (isUnpaid(running.status) || isStopped(running))
        throw new AppError("subscription_stays", sentence(refusals, "atStripe"));
      if (await isBlockedOrBeingDeleted(db, userId))
        throw new AppError("subscription_stays", sentence(refusals, "blockedOrLeaving"));
      if (!goesOn(running)) await change(userId, running.id, by, {}, payments.resumeRenewal);
    },
  };
}

type Act = (id: string) => Promise<void>;
type Details = Readonly<Record<string, string>>;

export type MemberSubscriptionService = ReturnType<typeof createMemberSubscriptionService>;
