import { randomUUID } from "node:crypto";
import type { CheckoutBody } from "@mindreel/contract/billing/checkout";
import { pagePath } from "@mindreel/contract/plain/pages";
import { refusals } from "@mindreel/messages/billing/checkout";
import type { Config } from "#config/config.ts";
import type { Db } from "#data/database.ts";
import { isKeptForEver, isOngoingAt, isStopped, keptUntil } from "#domain/entitlement.ts";
import { AppError } from "#domain/errors.ts";
import { type Sentence, sentence } from "#domain/sentences.ts";
import { hour } from "#domain/time/units-of-time.ts";
import type { CodeRow } from "#features/billing/codes/codes.repository.ts";
import type { CodesService } from "#features/billing/codes/codes.service.ts";
import * as customers from "#features/billing/mechanisms/customer/customer.repository.ts";
import { toAppError } from "#features/billing/mechanisms/customer/provider-failure.ts";
import type { Offer, SellingService } from "#features/billing/mechanisms/selling/selling.service.ts";
import type {
  SubscriptionSyncService,
  SyncOrigin,
  SyncResult,
} from "#features/billing/mechanisms/subscription-sync/subscription-sync.service.ts";
import type { Trial, TrialsService } from "#features/billing/mechanisms/trials/trials.service.ts";
import type { TaxRow } from "#features/billing/plans/tax-settings.repository.ts";
import type { MemberSubscription } from "#features/billing/subscription/subscription.service.ts";
import { type Payments, ProviderRefused } from "#ports/payments/payments.port.ts";
import * as checkouts from "./checkout.repository.ts";

interface Dependencies {
  readonly db: Db;
  readonly payments: Payments;
  readonly sync: SubscriptionSyncService;
  readonly selling: SellingService;
  readonly codes: CodesService;
  /** The free days that a member gets with what they buy. */
  readonly trialOf: TrialsService["of"];
  readonly subscriptionsOf: (userId: number) => Promise<readonly MemberSubscription[]>;
  /** @throws AppError 404 */
  readonly accountOf: (userId: number) => Promise<customers.Account>;
  readonly isPro: (userId: number) => Promise<boolean>;
  /** Catches up with the provider about the member; false if the provider could not be reached. */
  readonly catchUpNow: (userId: number) => Promise<boolean>;
  /** Ends a subscription whose last payment was returned, so that it does not charge in addition to a new one. */
  readonly endReturned: (userId: number) => Promise<void>;
  readonly config: Pick<Config, "payments" | "publicUrl">;
  readonly clock: () => Date;
}

interface Buyer {
  readonly id: number;
  readonly isSuperuser: boolean;
}

/** How long a checkout without a response is retried with its own key. The provider forgets keys after a day. */
const keyLifetime = 23 * hour;

/** What a member buys. */
interface Purchase extends Offer {
  readonly code: CodeRow | undefined;
  readonly trial: Trial | null;
  readonly taxes: TaxRow;
}

/** How a checkout is taxed, for its record. */
const taxOf = ({ mode, behavior }: TaxRow): string => (mode === "none" ? mode : `${mode}-${behavior}`);

/** Whether a checkout is for what the buyer asks for now, at what it costs now. */
const isFor = (row: checkouts.CheckoutRow, { price, currency, amount, code, trial, taxes }: Purchase): boolean =>
  row.priceId === price.id &&
  row.currency === currency &&
  row.priceCents === amount &&
  row.codeId === (code?.id ?? null) &&
  row.tax === taxOf(taxes) &&
  row.trialDays === (trial?.days ?? 0) &&
  row.trialCard === (trial?.card ?? true);

export function createCheckoutService(dependencies: Dependencies) {
  const {
    db,
    payments,
    sync,
    selling,
    codes,
    trialOf,
    subscriptionsOf,
    accountOf,
    isPro,
    catchUpNow,
    endReturned,
    config,
    clock,
  } = dependencies;
  const alreadySubscribed = (message?: Sentence) => new AppError("already_subscribed", message);

  /** @throws AppError 409 for a buyer who has nothing to gain from a subscription */
  async function refuseSubscriber(buyer: Buyer, { price }: Pick<Offer, "price">): Promise<void> {
    if (buyer.isSuperuser) throw alreadySubscribed(sentence(refusals, "superuser"));
    const now = clock();
    for (const subscription of await subscriptionsOf(buyer.id)) {
      if (isKeptForEver(subscription)) throw alreadySubscribed(sentence(refusals, "forEver"));
      // What runs is then cancelled.
      if (price.interval === "once") continue;
      if (isOngoingAt(subscription, now) && !isStopped(subscription)) throw alreadySubscribed();
      const until = keptUntil(subscription);
      if (until !== null && until > now) throw alreadySubscribed(sentence(refusals, "stillPaid"));
    }
  }

  async function customerFor({ id: key, userId: memberId }: checkouts.CheckoutRow): Promise<string> {
    const bound = await customers.ofMember(db, memberId);
    if (bound !== undefined) return bound;
    const { email, name } = await accountOf(memberId);
    const customerId = await payments.createCustomer({ key, memberId, email, name });
    return customers.bind(db, memberId, customerId, clock());
  }

  /** @returns the payment page of an earlier checkout; undefined if it can no longer be used */
  async function resume(row: checkouts.CheckoutRow, buyer: Buyer, offer: Purchase): Promise<string | undefined> {
    const session = row.sessionId === null ? undefined : await payments.checkout(row.sessionId);
    if (session?.status === "open" && session.url !== null) {
      if (isFor(row, offer)) return session.url;
      await payments.expireCheckout(session.id);
    }
    await checkouts.close(db, row.id);
    if (session?.status === "complete" && session.subscriptionId !== null) {
      await sync.whole(session.subscriptionId, {});
      await refuseSubscriber(buyer, offer);
    }
    return undefined;
  }

  async function create(row: checkouts.CheckoutRow, offer: Purchase): Promise<string | undefined> {
    let customerId: string | undefined;
    try {
      customerId = await customerFor(row);
      const priceId = await selling.providerPrice(offer);
      const session = await payments.createCheckout({
        key: row.id,
        customerId,
        memberId: row.userId,
        priceId,
        currency: row.currency,
        code: offer.code === undefined ? null : { id: offer.code.id, couponId: await codes.coupon(offer.code) },
        once: offer.price.interval === "once",
        tax: offer.taxes,
        trial: offer.trial,
        successUrl: config.publicUrl + pagePath("paymentSuccess"),
        cancelUrl: `${config.publicUrl}${pagePath("subscription")}?checkout=cancelled`,
      });
      if (session.url === null) throw new Error("the provider created a checkout without a payment page");
      const { id: sessionId, url, expiresAt } = session;
      if (await checkouts.saveSession(db, row.id, { sessionId, url, expiresAt })) return url;
      // Another tab has chosen something else meanwhile.
      await payments.expireCheckout(sessionId);
      return undefined;
    } catch (error) {
      if (error instanceof ProviderRefused) {
        // The provider keeps refusing this key, so the next attempt needs another one.
        await checkouts.close(db, row.id);
        // The customer was deleted at the provider, so the next attempt creates another one.
        if (error.missing && customerId !== undefined) await customers.unbind(db, row.userId, customerId);
        await selling.forget(offer.price.id);
      }
      throw error;
    }
  }

  async function purchaseOf(buyer: Buyer, { code, ...wish }: CheckoutBody): Promise<Purchase> {
    const offer = await selling.offer(wish);
    const fitting = code?.trim() ? await codes.fitting(code, buyer.id, offer) : undefined;
    return { ...offer, code: fitting, trial: await trialOf(buyer.id, offer), taxes: await selling.taxes() };
  }

  async function start(buyer: Buyer, body: CheckoutBody): Promise<string> {
    if (config.payments === "off") throw new AppError("payments_off");
    const offer = await purchaseOf(buyer, body);
    const isRead = buyer.isSuperuser || (await catchUpNow(buyer.id));
    if (isRead && !buyer.isSuperuser) await endReturned(buyer.id).catch((error) => Promise.reject(toAppError(error)));
    for (let attempt = 1; ; attempt++) {
      await refuseSubscriber(buyer, offer);
      if (!isRead) throw new AppError("payments_unreachable");
      const now = clock();
      const row = await checkouts.open(db, {
        id: randomUUID(),
        userId: buyer.id,
        priceId: offer.price.id,
        codeId: offer.code?.id ?? null,
        priceCents: offer.amount,
        currency: offer.currency,
        trialDays: offer.trial?.days ?? 0,
        trialCard: offer.trial?.card ?? true,
        tax: taxOf(offer.taxes),
        createdAt: now,
        expiresAt: new Date(now.getTime() + keyLifetime),
      });
      try {
        if (row.sessionId !== null) {
          const url = await resume(row, buyer, offer);
          if (url !== undefined) return url;
        } else if (row.expiresAt <= now || !isFor(row, offer)) {
          await checkouts.close(db, row.id);
        } else {
          const url = await create(row, offer);
          if (url !== undefined) return url;
        }
      } catch (error) {
        // The provider refuses an earlier key if a parameter, such as the member's email address, has changed since.
        const canRetry =
          error instanceof ProviderRefused && (error.missing || row.createdAt.getTime() !== now.getTime());
        if (!canRetry || attempt > 1) throw toAppError(error);
      }
      if (attempt === 3) throw new AppError("payments_unreachable");
    }
  }

  /**
   * Concurrent requests for the same share one result, and others wait for it. Across servers, the shared row and its
   * key have the same effect.
   */
  const running = new Map<number, { readonly wish: string; readonly started: Promise<string> }>();

  return {
    /**
     * Starts a checkout, or resumes the one that is open.
     * @returns URL of the provider's payment page
     * @throws AppError 400, 409 `already_subscribed`, 502 `payments_refused`, 503 `payments_off`, `payments_unreachable`
     */
    start: (buyer: Buyer, body: CheckoutBody): Promise<string> => {
      const wish = JSON.stringify([body.price, body.currency, body.code]);
      const known = running.get(buyer.id);
      if (known?.wish === wish) return known.started;
      const before = known?.started.catch(() => undefined) ?? Promise.resolve();
      const started = before
        .then(() => start(buyer, body))
        .finally(() => running.get(buyer.id)?.started === started && running.delete(buyer.id));
      running.set(buyer.id, { wish, started });
      return started;
    },

    /**
     * Makes a paid checkout take effect immediately.
     * @returns whether it is the member's own and paid, and they are pro now
     * @throws AppError 502, 503
     */
    check: async (userId: number, sessionId: string): Promise<boolean> => {
      const row = await checkouts.bySession(db, sessionId);
      if (row === undefined || row.userId !== userId) return false;
      try {
        const session = await payments.checkout(sessionId);
        if (session?.status !== "complete" || !session.paid || session.subscriptionId === null) return false;
        await sync.subscription(session.subscriptionId);
      } catch (error) {
        throw toAppError(error);
      }
      await checkouts.close(db, row.id);
      return isPro(userId);
    },

    /** Reads a checkout from the provider, and syncs the subscription that it led to. */
    sync: async (sessionId: string, origin: SyncOrigin): Promise<SyncResult> => {
      const row = await checkouts.bySession(db, sessionId);
      if (row === undefined) return { ignored: "foreign_checkout" };
      const session = await payments.checkout(sessionId);
      if (session === undefined) return { ignored: "no_checkout" };
      if (session.status !== "open") await checkouts.close(db, row.id);
      if (session.subscriptionId !== null) return sync.subscription(session.subscriptionId, origin);
      return { userId: row.userId };
    },

    /** Closes a member's open checkout, so that they cannot pay for something that they could not use. */
    abandon: async (userId: number): Promise<void> => {
      const row = await checkouts.openOf(db, userId);
      if (row === undefined) return;
      const session = row.sessionId === null ? undefined : await payments.checkout(row.sessionId);
      if (session?.status === "open") await payments.expireCheckout(session.id);
      if (session?.status === "complete" && session.subscriptionId !== null) {
        // It has just been paid.
        await sync.subscription(session.subscriptionId);
      }
      await checkouts.close(db, row.id);
    },
  };
}

export type CheckoutService = ReturnType<typeof createCheckoutService>;
