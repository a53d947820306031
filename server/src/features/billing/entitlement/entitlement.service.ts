import type { Audit } from "#data/audit.ts";
import type { Db } from "#data/database.ts";
import { inTransaction } from "#data/transaction.ts";
import { isPro, proUntil, shownUntil } from "#domain/entitlement.ts";
import { AppError } from "#domain/errors.ts";
import { heldPlansOf, type PaidSubscription, planOf } from "#domain/member-plan.ts";
import type { Account } from "#features/billing/mechanisms/customer/customer.repository.ts";
import * as entitlements from "./entitlement.repository.ts";

/** Why a member's pro time was recalculated. */
export interface Cause {
  readonly cause:
    | "subscribed"
    | "trial"
    | "bought"
    | "renewed"
    | "payment_failed"
    | "payment_recovered"
    | "cancelled"
    | "resumed"
    | "ended"
    | "refunded"
    | "dispute_lost"
    | "free_month"
    | "gift"
    | "gift_taken_back"
    | "healed"
    | "read_again";
  readonly source?: string;
  readonly eventId?: string | undefined;
  readonly actorId?: number | undefined;
}

interface Dependencies {
  readonly db: Db;
  /** The paid times of a member. */
  readonly paidTimesOf: (tx: Db, userId: number) => Promise<readonly (PaidSubscription & { planId: number })[]>;
  /** Whether a subscription of the member ever began with free days. */
  readonly hasTried: (tx: Db, userId: number) => Promise<boolean>;
  /** @throws AppError 404 */
  readonly accountOf: (userId: number) => Promise<Account>;
  readonly clock: () => Date;
}

const freeMonthDays = 30;
/** The number of ended plans that are read at a time. */
const batch = 100;
/** Causes that are added to the history only if they changed something. */
const quiet: ReadonlySet<Cause["cause"]> = new Set(["healed", "read_again"]);

export function createEntitlementService({ db, paidTimesOf, hasTried, accountOf, clock }: Dependencies) {
  /**
   * Calculates from all records until when a member is pro. The caller holds the lock on the account.
   * @returns the end as it is shown to people
   */
  async function settle(tx: Db, userId: number, before: Date | null, cause: Cause): Promise<Date | null> {
    const [paidTimes, freeTimes] = [await paidTimesOf(tx, userId), await entitlements.freeTimesOf(tx, userId)];
    const [until, shown] = [proUntil(paidTimes, freeTimes), shownUntil(paidTimes, freeTimes)];
    const changed = until?.getTime() !== before?.getTime();
    const plan = planOf(paidTimes, freeTimes, clock()) ?? { plan: null, planAt: null };
    await entitlements.setPro(tx, userId, { proExpiryDate: until, ...plan, heldPlans: heldPlansOf(paidTimes) });
    if (changed || !quiet.has(cause.cause)) {
      const ends = { proUntilBefore: before, proUntil: until, shownUntil: shown };
      await entitlements.addToHistory(tx, { userId, at: clock(), ...cause, ...ends });
    }
    return shown;
  }

  /**
   * Locks the account until the transaction ends.
   * @returns until when the member is pro, before any change
   * @throws AppError 404
   */
  async function lock(tx: Db, userId: number): Promise<Date | null> {
    const account = await entitlements.lockAccount(tx, userId);
    if (account === undefined) throw new AppError("not_found");
    return account.proExpiryDate;
  }

  /** Grants free time in a transaction of the caller's. @throws AppError 404 */
  async function giveWithin(
    tx: Db,
    userId: number,
    { days, reason, actorId }: { readonly days: number; readonly reason: string; readonly actorId: number | null },
  ): Promise<Date | null> {
    const before = await lock(tx, userId);
    const granted = { userId, kind: "gift", days, grantedAt: clock(), grantedBy: actorId, reason } as const;
    const id = await entitlements.addFreeTime(tx, granted);
    return settle(tx, userId, before, { cause: "gift", source: `free time ${id}`, actorId: actorId ?? undefined });
  }

  return {
    settle,
    lock,
    giveWithin,
    /** @throws AppError 404 */
    isPro: async (userId: number): Promise<boolean> => isPro(await accountOf(userId), clock()),
    freeTimesOf: (userId: number) => entitlements.freeTimesOf(db, userId),
    /** Notes what has become of plans whose time has passed without an event. Called every hour. */
    settleEnded: async (): Promise<void> => {
      let found: readonly number[] = [];
      do {
        // Goes on by id: one that is cancelled for later stays overdue until its renewal is known.
        found = await entitlements.endedPlans(db, clock(), found.at(-1) ?? 0, batch);
        for (const userId of found) {
          await inTransaction(db, async (tx) => settle(tx, userId, await lock(tx, userId), { cause: "read_again" }));
        }
      } while (found.length === batch);
    },
    historyOf: (userId: number, limit: number) => entitlements.history(db, userId, limit),

    /** Whether a member ever got the free month of the newsletter, or a trial. */
    hadFreeStart: async (tx: Db, userId: number): Promise<boolean> =>
      (await entitlements.freeTimesOf(tx, userId)).some(({ kind }) => kind === "free_month") ||
      (await hasTried(tx, userId)),

    /** Grants the free month of the newsletter, and early access, in the transaction that redeems the offer. */
    giveFreeMonth: async (tx: Db, userId: number, source: string): Promise<Date | null> => {
      const before = await lock(tx, userId);
      await entitlements.addFreeTime(tx, { userId, kind: "free_month", days: freeMonthDays, grantedAt: clock() });
      await entitlements.markEarlyAccess(tx, userId);
      return settle(tx, userId, before, { cause: "free_month", source });
    },

    /**
     * Grants free time.
     * @param actorId the superuser; null for the demo
     * @throws AppError 404
     */
    give: (userId: number, days: number, reason: string, actorId: number | null, audit?: Audit): Promise<Date | null> =>
      inTransaction(db, async (tx) => {
        const until = await giveWithin(tx, userId, { days, reason, actorId });
        await audit?.(tx, userId, { days, reason });
        return until;
      }),

    /**
     * Revokes the unused rest of a grant of free time.
     * @throws AppError 404
     */
    takeBack: (id: number, actorId: number, audit: Audit): Promise<Date | null> =>
      inTransaction(db, async (tx) => {
        const granted = await entitlements.freeTimeById(tx, id);
        if (granted === undefined) throw new AppError("not_found");
        const before = await lock(tx, granted.userId);
        if ((await entitlements.freeTimeById(tx, id))?.revokedAt !== null) return before;
        await entitlements.revokeFreeTime(tx, id, clock());
        await audit(tx, granted.userId, { days: granted.days, reason: granted.reason });
        return settle(tx, granted.userId, before, { cause: "gift_taken_back", source: `free time ${id}`, actorId });
      }),
  };
}

export type EntitlementService = ReturnType<typeof createEntitlementService>;
