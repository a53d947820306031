import type { Audit } from "#data/audit.ts";
import { type Db, inTransaction } from "#data/database.ts";
import { proUntil } from "#domain/entitlement.policy.ts";
import { AppError } from "#http/errors.ts";
import type { EntitlementRepository } from "./entitlement.repository.ts";

/** Why somebody's being pro was settled anew. */
export interface Cause {
  readonly cause:
    | "subscribed"
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
  readonly repository: EntitlementRepository;
  readonly clock: () => Date;
}

const freeMonthDays = 30;
/** Causes that are worth an entry only where something came of them. */
const quiet: ReadonlySet<Cause["cause"]> = new Set(["healed", "read_again"]);

export function createEntitlementService({ db, repository, clock }: Dependencies) {
  /** Works out anew until when a member is pro, from all that is recorded. The caller holds the member's lock. */
  async function settle(tx: Db, userId: number, before: Date | null, cause: Cause): Promise<Date | null> {
    const until = proUntil(await repository.paidTimes(tx, userId), await repository.freeTimes(tx, userId));
    const changed = until?.getTime() !== before?.getTime();
    if (changed) await repository.setProUntil(tx, userId, until);
    if (changed || !quiet.has(cause.cause)) {
      await repository.remember(tx, { userId, at: clock(), ...cause, proUntilBefore: before, proUntil: until });
    }
    return until;
  }

  /** @throws AppError 404 */
  async function locked(tx: Db, userId: number): Promise<Date | null> {
    const member = await repository.lock(tx, userId);
    if (member === undefined) throw new AppError("not_found");
    return member.proExpiryDate;
  }

  return {
    settle,
    locked,
    freeTimesOf: (userId: number) => repository.freeTimes(db, userId),
    historyOf: (userId: number, limit: number) => repository.history(db, userId, limit),

    /** The free month of the news form, and the early access that comes with it; in the transaction that uses it up. */
    giveFreeMonth: async (tx: Db, userId: number, source: string): Promise<Date | null> => {
      const before = await locked(tx, userId);
      await repository.addFreeTime(tx, { userId, kind: "free_month", days: freeMonthDays, grantedAt: clock() });
      await repository.markEarlyAccess(tx, userId);
      return settle(tx, userId, before, { cause: "free_month", source });
    },

    /**
     * Free time from a superuser (or from the demo: no actor).
     * @throws AppError 404
     */
    give: (userId: number, days: number, reason: string, actorId: number | null, audit?: Audit): Promise<Date | null> =>
      inTransaction(db, async (tx) => {
        const before = await locked(tx, userId);
        const given = { userId, kind: "gift", days, grantedAt: clock(), grantedBy: actorId, reason } as const;
        const id = await repository.addFreeTime(tx, given);
        await audit?.(tx, userId, { days, reason });
        return settle(tx, userId, before, { cause: "gift", source: `free time ${id}`, actorId: actorId ?? undefined });
      }),

    /**
     * Takes back what is left of free time; what was used stays used.
     * @throws AppError 404
     */
    takeBack: (id: number, actorId: number, audit: Audit): Promise<Date | null> =>
      inTransaction(db, async (tx) => {
        const given = await repository.freeTime(tx, id);
        if (given === undefined) throw new AppError("not_found");
        const before = await locked(tx, given.userId);
        if ((await repository.freeTime(tx, id))?.revokedAt !== null) return before;
        await repository.revokeFreeTime(tx, id, clock());
        await audit(tx, given.userId, { days: given.days, reason: given.reason });
        return settle(tx, given.userId, before, { cause: "gift_taken_back", source: `free time ${id}`, actorId });
      }),
  };
}

export type EntitlementService = ReturnType<typeof createEntitlementService>;
