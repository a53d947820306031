import { randomUUID } from "node:crypto";
import { pagePath } from "@mindreel/contract/wire/pages";
import type { Config } from "#config.ts";
import type { Db } from "#data/database.ts";
import { isRunning, keptUntil } from "#domain/entitlement.policy.ts";
import type { SubscriptionsService } from "#features/billing/subscription/subscription.service.ts";
import { AppError } from "#http/errors.ts";
import { type Payments, ProviderRefused, ProviderUnreachable } from "#ports/payments/payments.port.ts";
import type { CheckoutRow, CheckoutsRepository } from "./checkout.repository.ts";

interface Dependencies {
  readonly db: Db;
  readonly payments: Payments;
  readonly repository: CheckoutsRepository;
  readonly subscriptions: SubscriptionsService;
  readonly config: Pick<Config, "publicUrl" | "planPriceCents">;
  readonly clock: () => Date;
}

interface Buyer {
  readonly id: number;
  readonly isSuperuser: boolean;
}

export interface Contact {
  readonly email: string;
  readonly name: string;
}

/** A checkout that has no answer yet is tried again under its own key for so long; the provider forgets keys after a day. */
const keyLifetime = 23 * 60 * 60_000;

/** What the provider's refusal or silence means to a person. */
function paymentFailure(error: unknown): unknown {
  if (error instanceof ProviderUnreachable) return new AppError("payments_unreachable");
  return error instanceof ProviderRefused ? new AppError("payments_refused") : error;
}

export function createCheckoutService(dependencies: Dependencies) {
  const { db, payments, repository, subscriptions, config, clock } = dependencies;
  const alreadySubscribed = (message?: string) => new AppError("already_subscribed", message);

  /** @throws AppError 409 for whoever is served already */
  async function refuseServed(buyer: Buyer): Promise<void> {
    if (buyer.isSuperuser) throw alreadySubscribed("As a superuser you have everything that pro gives.");
    const now = clock();
    for (const subscription of await subscriptions.ofMember(buyer.id)) {
      if (isRunning(subscription.status)) throw alreadySubscribed();
      const until = keptUntil(subscription);
      if (until !== null && until > now) throw alreadySubscribed("What you paid for has not ended yet.");
    }
  }

  const customerFor = async (row: CheckoutRow, { email, name }: Contact): Promise<string> => {
    const bound = await repository.customerOf(db, row.userId);
    if (bound !== undefined) return bound;
    const customer = await payments.createCustomer({ key: row.id, memberId: row.userId, email, name });
    return repository.bindCustomer(db, row.userId, customer, clock());
  };

  /** The address of a checkout that was begun before; undefined where it is no longer good. */
  async function resume(row: CheckoutRow, buyer: Buyer): Promise<string | undefined> {
    const session = row.sessionId === null ? undefined : await payments.checkout(row.sessionId);
    if (session?.status === "open" && session.url !== null) {
      if (row.priceCents === config.planPriceCents) return session.url;
      await payments.expireCheckout(session.id);
    }
    await repository.close(db, row.id);
    if (session?.status === "complete" && session.subscriptionId !== null) {
      await subscriptions.read(session.subscriptionId);
      await refuseServed(buyer);
    }
    return undefined;
  }

  async function begin(row: CheckoutRow, contact: Contact): Promise<string> {
    let customerId: string | undefined;
    try {
      customerId = await customerFor(row, contact);
      const session = await payments.createCheckout({
        key: row.id,
        customerId,
        memberId: row.userId,
        priceCents: row.priceCents,
        successUrl: `${config.publicUrl}${pagePath("paymentSuccess")}?session_id={CHECKOUT_SESSION_ID}`,
        cancelUrl: `${config.publicUrl}${pagePath("subscription")}?checkout=cancelled`,
      });
      if (session.url === null) throw new Error("the provider made a checkout without an address");
      await repository.begun(db, row.id, { sessionId: session.id, url: session.url, expiresAt: session.expiresAt });
      return session.url;
    } catch (error) {
      if (error instanceof ProviderRefused) {
        // Nothing more will be made under this key: the next attempt needs another.
        await repository.close(db, row.id);
        // The customer was removed at the provider; the next attempt makes a new one.
        if (error.missing && customerId !== undefined) await repository.unbindCustomer(db, row.userId, customerId);
      }
      throw error;
    }
  }

  async function start(buyer: Buyer, contactOf: () => Promise<Contact>): Promise<string> {
    for (let attempt = 1; ; attempt++) {
      await refuseServed(buyer);
      const now = clock();
      const row = await repository.open(db, {
        id: randomUUID(),
        userId: buyer.id,
        priceCents: config.planPriceCents,
        createdAt: now,
        expiresAt: new Date(now.getTime() + keyLifetime),
      });
      try {
        if (row.sessionId !== null) {
          const url = await resume(row, buyer);
          if (url !== undefined) return url;
        } else if (row.expiresAt <= now || row.priceCents !== config.planPriceCents) {
          await repository.close(db, row.id);
        } else return await begin(row, await contactOf());
      } catch (error) {
        // A key from before is refused for what has changed since, such as the member's address.
        const mendable = error instanceof ProviderRefused && (error.missing || row.createdAt < now);
        if (!mendable || attempt > 1) throw paymentFailure(error);
      }
      if (attempt === 3) throw new AppError("payments_unreachable");
    }
  }

  /** Many clicks at once wait for one answer; across servers the shared row and its key see to it. */
  const running = new Map<number, Promise<string>>();

  return {
    /**
     * Address of the provider's page where the member pays; the same while that page is open.
     * @throws AppError 409 `already_subscribed`, 502 `payments_refused`, 503 `payments_unreachable`
     */
    start: (buyer: Buyer, contactOf: () => Promise<Contact>): Promise<string> => {
      const known = running.get(buyer.id);
      if (known !== undefined) return known;
      const fresh = start(buyer, contactOf).finally(() => running.delete(buyer.id));
      running.set(buyer.id, fresh);
      return fresh;
    },

    /**
     * Makes a paid checkout of the member count at once.
     * @returns whether it is the member's own and paid
     * @throws AppError 502, 503
     */
    check: async (userId: number, sessionId: string): Promise<boolean> => {
      const row = await repository.bySession(db, sessionId);
      if (row === undefined || row.userId !== userId) return false;
      try {
        const session = await payments.checkout(sessionId);
        if (session?.status !== "complete" || !session.paid || session.subscriptionId === null) return false;
        await subscriptions.read(session.subscriptionId);
      } catch (error) {
        throw paymentFailure(error);
      }
      await repository.close(db, row.id);
      return true;
    },

    /** What an event about a checkout means here. */
    read: async (sessionId: string, eventId: string) => {
      const row = await repository.bySession(db, sessionId);
      if (row === undefined) return { ignored: "The checkout was not begun here." };
      const session = await payments.checkout(sessionId);
      if (session === undefined) return { ignored: "There is no such checkout at the provider." };
      if (session.status !== "open") await repository.close(db, row.id);
      if (session.subscriptionId !== null) return subscriptions.read(session.subscriptionId, eventId);
      return { userId: row.userId };
    },

    customerOf: (userId: number) => repository.customerOf(db, userId),

    /** Closes a checkout that a member has open, so that nobody pays for what they cannot use; reads what was paid. */
    abandon: async (userId: number): Promise<void> => {
      const row = await repository.openOf(db, userId);
      if (row === undefined) return;
      const session = row.sessionId === null ? undefined : await payments.checkout(row.sessionId);
      if (session?.status === "open") await payments.expireCheckout(session.id);
      if (session?.status === "complete" && session.subscriptionId !== null) {
        await subscriptions.read(session.subscriptionId);
      }
      await repository.close(db, row.id);
    },

    /**
     * @throws AppError 409 `no_customer` for whoever never paid, 502, 503
     */
    portal: async (userId: number): Promise<string> => {
      const customer = await repository.customerOf(db, userId);
      const known = await subscriptions.ofMember(userId);
      if (customer === undefined || known.length === 0) throw new AppError("no_customer");
      try {
        return await payments.portal(customer, config.publicUrl + pagePath("subscription"));
      } catch (error) {
        throw paymentFailure(error);
      }
    },
  };
}

export type CheckoutService = ReturnType<typeof createCheckoutService>;
