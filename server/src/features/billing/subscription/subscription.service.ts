import { pagePath } from "@mindreel/contract/plain/pages";
import type { Config } from "#config/config.ts";
import { recordDependency } from "#data/cache/dependencies.ts";
import type { Db } from "#data/database.ts";
import type { SubscriptionStatus } from "#domain/entitlement.ts";
import { AppError } from "#domain/errors.ts";
import { ongoingOf, paidPlanOf } from "#domain/member-plan.ts";
import { day } from "#domain/time/units-of-time.ts";
import type { FreeTimeRow } from "#features/billing/entitlement/entitlement.repository.ts";
import type { Account } from "#features/billing/mechanisms/customer/customer.repository.ts";
import { toAppError } from "#features/billing/mechanisms/customer/provider-failure.ts";
import * as moves from "#features/billing/mechanisms/moved-subscriptions/moved-subscriptions.repository.ts";
import type { Payments, ProviderTerms } from "#ports/payments/payments.port.ts";
import { daysLeft, endingOf, type PlanEnding } from "./ending.policy.ts";
import * as subscriptions from "./subscription.repository.ts";

interface Dependencies {
  readonly db: Db;
  readonly payments: Payments;
  /** @throws AppError 404 */
  readonly accountOf: (userId: number) => Promise<Account>;
  readonly customerOf: (userId: number) => Promise<string | undefined>;
  readonly freeTimesOf: (userId: number) => Promise<readonly FreeTimeRow[]>;
  /** Catches up with the provider about a member, unless that was done a moment ago. */
  readonly catchUp: (userId: number) => Promise<void>;
  /** Has the next page catch up, even a moment after another. */
  readonly catchUpNext: (userId: number) => Promise<void>;
  readonly config: Pick<Config, "payments" | "publicUrl">;
  readonly clock: () => Date;
}

/** Adds the status that the provider's stored wording stands for. A paused one that can be paid was suspended. */
export const withStatus =
  ({ statusOf }: ProviderTerms) =>
  <Row extends { readonly providerStatus: string; readonly payUrl: string | null }>(
    row: Row,
  ): Row & { readonly status: SubscriptionStatus } => {
    const status = statusOf(row.providerStatus);
    return { ...row, status: status === "paused" && row.payUrl !== null ? "suspended" : status };
  };

/** Among them is the last that was paid for the subscription that runs. */
const latestPayments = 10;

export function createSubscriptionService(dependencies: Dependencies) {
  const { db, payments, accountOf, customerOf, freeTimesOf, catchUp, catchUpNext, config, clock } = dependencies;
  /** A member's subscriptions, newest first. */
  const ofMember = async (userId: number, tx: Db = db) =>
    (await subscriptions.ofMember(tx, userId)).map(withStatus(payments.terms));

  const paymentsOf = (userId: number, limit: number) => subscriptions.paymentsOf(db, userId, limit);

  async function recorded(userId: number) {
    const [all, freeTimes, account] = await Promise.all([ofMember(userId), freeTimesOf(userId), accountOf(userId)]);
    return { subscriptions: all, freeTimes, account };
  }

  return {
    ofMember,

    /** Whether a member has paid once, and has nothing now. */
    hasLeft: async (tx: Db, userId: number): Promise<boolean> => {
      const all = await ofMember(userId, tx);
      return all.some(({ firstPaidAt }) => firstPaidAt !== null) && paidPlanOf(all, clock()) === null;
    },

    /** Whether one of a member's subscriptions began with free days. */
    hasTried: (tx: Db, userId: number): Promise<boolean> => subscriptions.hasTried(tx, userId),

    /** A member's standing, up to date with the provider. */
    standing: async (userId: number) => {
      await catchUp(userId);
      const [recordedNow, paid] = await Promise.all([recorded(userId), paymentsOf(userId, latestPayments)]);
      const ongoing = ongoingOf(recordedNow.subscriptions, clock());
      const move = ongoing && (await moves.ofSubscription(db, payments.terms.ended, ongoing.id));
      return { ...recordedNow, payments: paid, move };
    },

    /** What of a member's plan is about to end, as far as it is recorded here, without asking the provider. */
    ending: async (userId: number): Promise<PlanEnding | null> => {
      const now = clock();
      const ending = endingOf(await recorded(userId), now);
      // What is said changes as each day begins.
      const nextDay = ending && new Date(ending.at.getTime() - (daysLeft(ending.at, now) - 1) * day);
      recordDependency([`member ${userId}`], nextDay);
      return ending;
    },

    /** A member's payments, newest first. */
    paymentsOf,

    /**
     * The provider's page where a member manages the subscription.
     * @throws AppError 409 `no_customer` for a member who never paid, 502, 503
     */
    portal: async (userId: number): Promise<{ url: string }> => {
      if (config.payments === "off") throw new AppError("payments_off");
      const customer = await customerOf(userId);
      if (customer === undefined) throw new AppError("no_customer");
      if ((await ofMember(userId)).length === 0) await catchUp(userId);
      if ((await ofMember(userId)).length === 0) throw new AppError("no_customer");
      try {
        const url = await payments.portal(customer, config.publicUrl + pagePath("subscription"));
        await catchUpNext(userId);
        return { url };
      } catch (error) {
        throw toAppError(error);
      }
    },
  };
}

export type SubscriptionService = ReturnType<typeof createSubscriptionService>;
export type MemberSubscription = Awaited<ReturnType<SubscriptionService["ofMember"]>>[number];
