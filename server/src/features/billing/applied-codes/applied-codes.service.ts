import { refusals } from "@mindreel/messages/billing/codes";
import type { Config } from "#config/config.ts";
import type { Audit } from "#data/audit.ts";
import type { Db } from "#data/database.ts";
import { inTransaction } from "#data/transaction.ts";
import { isStopped, isUnpaid } from "#domain/entitlement.ts";
import { AppError, invalidInput } from "#domain/errors.ts";
import { ongoingOf } from "#domain/member-plan.ts";
import { sentence } from "#domain/sentences.ts";
import type { CodesService } from "#features/billing/codes/codes.service.ts";
import type { Account } from "#features/billing/mechanisms/customer/customer.repository.ts";
import { toAppError } from "#features/billing/mechanisms/customer/provider-failure.ts";
import type { SubscriptionSyncService } from "#features/billing/mechanisms/subscription-sync/subscription-sync.service.ts";
import type { MemberSubscription } from "#features/billing/subscription/subscription.service.ts";
import { defineQueue, type Jobs } from "#jobs/jobs.ts";
import type { Payments } from "#ports/payments/payments.port.ts";

interface GiveCodeJob extends Pick<Given, "actorId"> {
  readonly userId: number;
  readonly code: string;
}
export const giveCodeQueue = defineQueue<GiveCodeJob>("billing-give-code");

interface Dependencies {
  readonly db: Db;
  readonly payments: Payments;
  readonly jobs: Pick<Jobs, "addMany">;
  readonly sync: Pick<SubscriptionSyncService, "subscription">;
  readonly codes: Pick<CodesService, "fitting" | "coupon" | "wasUsed" | "forRunning">;
  readonly subscriptionsOf: (userId: number) => Promise<readonly MemberSubscription[]>;
  /** The provider's price that a subscription is moved to when its period ends; undefined: none. */
  readonly nextPrice: (subscription: MemberSubscription) => Promise<string | undefined>;
  /** @throws AppError 404 */
  readonly accountOf: (userId: number) => Promise<Account>;
  /** Reads a member's state from the provider. @returns false if it could not be reached */
  readonly catchUpNow: (userId: number) => Promise<boolean>;
  readonly config: Pick<Config, "payments">;
  readonly clock: () => Date;
}

/** The superuser who gives a code; absent: the member enters it. */
interface Given {
  readonly actorId: number;
  readonly audit?: Audit;
}

/** Codes for subscriptions that run. */
export function createAppliedCodesService(dependencies: Dependencies) {
  const { db, payments, jobs, sync, codes, subscriptionsOf, nextPrice, accountOf, catchUpNow, config, clock } =
    dependencies;

  /** @throws AppError 404, 409, 503 */
  async function runningOf(userId: number): Promise<MemberSubscription & { readonly currency: string }> {
    if (config.payments === "off") throw new AppError("payments_off");
    await accountOf(userId);
    if (!(await catchUpNow(userId))) throw new AppError("payments_unreachable");
    const running = ongoingOf(await subscriptionsOf(userId), clock());
    if (running === undefined) throw new AppError("no_subscription");
    const { currency, renews, needsCard, status, nextPriceId } = running;
    if (isUnpaid(status) || isStopped(running) || !(renews || needsCard) || currency === null)
      throw new AppError("subscription_stays");
    // The change would lose the code.
    if (nextPriceId !== null) throw new AppError("subscription_stays", sentence(refusals, "changeWaits"));
    return { ...running, currency };
  }

  /** @throws AppError 400 at `code` */
  const fitting = (
    typed: string,
    userId: number,
    { planId: id, currency }: { planId: number; currency: string },
    given: boolean,
  ) => codes.fitting(typed, userId, { plan: { id }, currency }, given ? "given" : "entered");

  const asAppError = <T>(work: Promise<T>): Promise<T> =>
    work.catch((error: unknown) => Promise.reject(toAppError(error)));

  /** @throws AppError 400, 404, 409, 502, 503 */
  async function apply(userId: number, typed: string, given?: Given): Promise<void> {
    const running = await runningOf(userId);
    const code = await fitting(typed, userId, running, given !== undefined);
    if (running.codeId !== code.id) {
      if (await codes.wasUsed(code.id, running.id)) throw invalidInput({ code: [sentence(refusals, "usedBefore")] });
      const carryOut = async () => {
        const couponId = await codes.coupon(code);
        await payments.applyCode({ subscriptionId: running.id, codeId: code.id, couponId });
        await sync.subscription(running.id, { actorId: given?.actorId });
      };
      await asAppError(carryOut());
    }
    const audit = given?.audit;
    if (audit) await inTransaction(db, (tx) => audit(tx, userId, { name: code.code }));
  }

  return {
    /**
     * The next charge with a code and without it, as the provider reckons it.
     * @throws AppError 400, 404, 409, 502, 503
     */
    preview: async (userId: number, typed: string, given = false) => {
      const running = await runningOf(userId);
      const code = await fitting(typed, userId, running, given);
      const reckon = async () => {
        const subscriptionId = running.id;
        const couponId = running.codeId === code.id ? undefined : await codes.coupon(code);
        const next = { subscriptionId, priceId: await nextPrice(running) };
        const without = await payments.previewNext(next);
        return { ...(await payments.previewNext({ ...next, couponId })), without: without.amount };
      };
      return asAppError(reckon());
    },

    apply,

    /** Gives it to every running subscription that it fits, by jobs. @throws AppError 404, 409, 503 */
    giveAll: async (id: number, { actorId, audit }: Given): Promise<void> => {
      if (config.payments === "off") throw new AppError("payments_off");
      const { code, userIds } = await codes.forRunning(id);
      await inTransaction(db, async (tx) => {
        await audit?.(tx, id, { name: code.code });
        await jobs.addMany(
          giveCodeQueue,
          userIds.map((userId) => ({ userId, code: code.code, actorId })),
          tx,
        );
      });
    },

    /** The job. Whoever it does not fit any longer is passed over. */
    give: async ({ userId, code, actorId }: GiveCodeJob): Promise<void> => {
      try {
        await apply(userId, code, { actorId });
      } catch (error) {
        if (!(error instanceof AppError) || error.status >= 500) throw error;
      }
    },
  };
}

export type AppliedCodesService = ReturnType<typeof createAppliedCodesService>;
