import { pagePath } from "@mindreel/contract/plain/pages";
import type { Config } from "#config/config.ts";
import type { Db } from "#data/database.ts";
import type { SubscriptionStatus } from "#domain/entitlement.ts";
import { AppError } from "#domain/errors.ts";
import type { FreeTimeRow } from "#features/billing/entitlement/entitlement.repository.ts";
import type { Account } from "#features/billing/mechanisms/customer/customer.repository.ts";
import { toAppError } from "#features/billing/mechanisms/customer/provider-failure.ts";
import type { Payments, ProviderTerms } from "#ports/payments/payments.port.ts";
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

export function createSubscriptionService(dependencies: Dependencies) {
  const { db, payments, accountOf, customerOf, freeTimesOf, catchUp, catchUpNext, config } = dependencies;
  /** A member's subscriptions, newest first. */
  const ofMember = async (userId: number, tx: Db = db) =>
    (await subscriptions.ofMember(tx, userId)).map(withStatus(payments.terms));

  return {
    ofMember,

    /** A member's standing, up to date with the provider. */
    standing: async (userId: number) => {
      await catchUp(userId);
      const [all, freeTimes, account] = await Promise.all([ofMember(userId), freeTimesOf(userId), accountOf(userId)]);
      return { subscriptions: all, freeTimes, account };
    },

    /** A member's payments, newest first. */
    paymentsOf: (userId: number, limit: number) => subscriptions.paymentsOf(db, userId, limit),

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
