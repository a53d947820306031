import type { Config } from "#config/config.ts";
import { shared } from "#data/bounds/bounds.ts";
import type { Db } from "#data/database.ts";
import { withoutValues } from "#data/database-errors.ts";
import * as checkouts from "#features/billing/checkout/checkout.repository.ts";
import * as customers from "#features/billing/mechanisms/customer/customer.repository.ts";
import type { SubscriptionSyncService } from "#features/billing/mechanisms/subscription-sync/subscription-sync.service.ts";
import type { Log } from "#observability/log.ts";
import { type Payments, ProviderUnreachable } from "#ports/payments/payments.port.ts";
import { isDoubtful } from "./catch-up.policy.ts";
import * as catchUps from "./catch-up.repository.ts";

interface Dependencies {
  readonly db: Db;
  readonly payments: Payments;
  readonly sync: SubscriptionSyncService;
  /** The customer that the provider has for a member, if we have forgotten it. */
  readonly forgottenCustomerOf: (userId: number) => Promise<string | undefined>;
  readonly config: Pick<Config, "payments">;
  readonly clock: () => Date;
  readonly logger: Pick<Log, "warn">;
}

/** The customer to query the provider about; undefined if there is none, or it is too early for another query. */
type CustomerOf = () => Promise<string | undefined>;

type Outcome = "payment state synced" | "not queried" | "unreachable";

/** In milliseconds. */
const limits = {
  /** Minimum time between two queries about the same member, across all servers. */
  interval: 30_000,
  /** How long a page waits; a later response is still recorded. */
  patience: 4_000,
  /** How long the provider is not queried after it failed. */
  rest: 15_000,
} as const;
/** Limit of concurrent queries per server. */
const mostAtOnce = 20;

/**
 * Queries the provider about a member whenever their standing matters, so that a lost event costs only a short delay.
 * If the provider does not respond, our record counts and nobody gets an error.
 */
export function createCatchUpService(dependencies: Dependencies) {
  const { db, payments, sync, forgottenCustomerOf, config, clock, logger } = dependencies;
  const { statusOf } = payments.terms;
  const running = new Map<number, Promise<Outcome>>();
  let restsUntil = 0;

  /** Closes the open checkout if it is no longer open at the provider. It may have been paid a moment ago. */
  async function closeCheckout(userId: number): Promise<void> {
    const row = await checkouts.openOf(db, userId);
    if (row === undefined || row.sessionId === null) return;
    const session = await payments.checkout(row.sessionId);
    if (session?.status === "open") return;
    if (session !== undefined && session.subscriptionId !== null) await sync.whole(session.subscriptionId, {});
    await checkouts.close(db, row.id);
  }

  async function query(userId: number, customerOf: CustomerOf): Promise<Outcome> {
    try {
      const customerId = await customerOf();
      if (customerId === undefined) return "not queried";
      await sync.customer(userId, customerId);
      await closeCheckout(userId);
      return "payment state synced";
    } catch (error) {
      logger.warn({ err: withoutValues(error), userId }, "payments of a member could not be read at the provider");
      if (!(error instanceof ProviderUnreachable)) return "payment state synced";
      restsUntil = clock().getTime() + limits.rest;
      return "unreachable";
    }
  }

  /** Concurrent calls share one query. */
  function start(userId: number, customerOf: CustomerOf): Promise<Outcome> {
    const known = running.get(userId);
    if (known !== undefined) return known;
    const started = shared(() => query(userId, customerOf)).finally(() => running.delete(userId));
    running.set(userId, started);
    return started;
  }

  /** Throttles queries, and waits only briefly for the response. */
  async function catchUp(userId: number): Promise<void> {
    if (config.payments === "off" || clock().getTime() < restsUntil) return;
    if (running.size >= mostAtOnce && !running.has(userId)) return;
    const work = start(userId, () => {
      const now = clock();
      return catchUps.claim(db, userId, new Date(now.getTime() - limits.interval), now);
    });
    let timer: NodeJS.Timeout | undefined;
    const patience = new Promise<void>((resolve) => {
      timer = setTimeout(resolve, limits.patience);
    });
    await Promise.race([work, patience]).finally(() => clearTimeout(timer));
  }

  return {
    /** For pages that show a member's standing. */
    catchUp,

    /** Has the next page query the provider, however recent the last query: the member is about to change something. */
    catchUpNext: (userId: number): Promise<void> => catchUps.release(db, userId),

    /**
     * For calls that only check whether a member is pro: queries the provider if our record may be out of date.
     * @returns whether it may have been
     */
    catchUpIfDoubtful: async (userId: number): Promise<boolean> => {
      const rows = await catchUps.recorded(db, userId);
      const [first] = rows;
      if (first === undefined) return false;
      const subscriptions = rows.flatMap(({ status, paidUntil }) =>
        status === null ? [] : [{ status: statusOf(status), paidUntil }],
      );
      if (!isDoubtful({ checkoutBegun: first.checkoutBegun, subscriptions }, clock())) return false;
      await catchUp(userId);
      return true;
    },

    /**
     * For use before a purchase: always queries the provider, and waits for the response.
     * @returns false if the provider could not be reached
     */
    catchUpNow: async (userId: number): Promise<boolean> => {
      const customerOf = async () => (await customers.ofMember(db, userId)) ?? (await forgottenCustomerOf(userId));
      // A query that a page has started counts, unless it was throttled.
      const begun = await running.get(userId);
      const isQueried = begun !== undefined && begun !== "not queried";
      return (isQueried ? begun : await start(userId, customerOf)) !== "unreachable";
    },
  };
}
