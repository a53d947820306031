import type { PriceTax } from "@mindreel/contract/billing/plans";
import type { Config } from "#config/config.ts";
import { inTransaction } from "#data/transaction.ts";
import { day } from "#domain/time/units-of-time.ts";
import type { Account } from "#features/billing/mechanisms/customer/customer.repository.ts";
import { asCharged, renewalFrom } from "#features/billing/mechanisms/moved-subscriptions/moved-subscriptions.policy.ts";
import * as moves from "#features/billing/mechanisms/moved-subscriptions/moved-subscriptions.repository.ts";
import type { SellingService } from "#features/billing/mechanisms/selling/selling.service.ts";
import type { SubscriptionSyncService } from "#features/billing/mechanisms/subscription-sync/subscription-sync.service.ts";
import { amountIn } from "#features/billing/plans/plans.policy.ts";
import * as plans from "#features/billing/plans/plans.repository.ts";
import * as subscriptions from "#features/billing/subscription/subscription.repository.ts";
import type { ModuleDependencies } from "#features/module.ts";
import { defineQueue } from "#jobs/jobs.ts";
import type { MailSettings } from "#mail/mail-language.ts";
import { type Payments, ProviderRefused } from "#ports/payments/payments.port.ts";
import { priceChangeMail, priceStaysMail } from "./price-moving.mail.ts";

interface Dependencies extends Pick<ModuleDependencies, "db" | "jobs" | "mailer" | "clock" | "logger"> {
  readonly payments: Payments;
  readonly sync: Pick<SubscriptionSyncService, "subscription">;
  readonly selling: Pick<SellingService, "providerPrice" | "chargeOf" | "codeAt" | "forget">;
  /** @throws AppError 404 */
  readonly accountOf: (userId: number) => Promise<Account>;
  readonly config: MailSettings & Pick<Config, "payments">;
}

interface TellJob {
  readonly moveId: number;
}
export const tellQueue = defineQueue<TellJob>("billing-price-move");

interface MailJob {
  readonly subscriptionId: string;
}
export const priceChangeMailQueue = defineQueue<MailJob>("mail-price-change");

interface StaysJob extends TellJob, MailJob {}
export const priceStaysMailQueue = defineQueue<StaysJob>("mail-price-stays");

/** The maximum number of subscriptions looked at at once. */
const batch = 100;
/** How long before its renewal a subscription is moved: long enough for a server that was off for some hours. */
const ahead = day;

/** Tells members of a new price, and has their subscriptions go over to it. */
export function createPriceMovingService(dependencies: Dependencies) {
  const { db, jobs, mailer, payments, sync, selling, accountOf, config, clock, logger } = dependencies;
  const { ended } = payments.terms;

  /** Notes when a subscription is moved, as the provider bills it, and queues the mail about it in the same transaction. */
  async function tellOne(each: moves.Untold): Promise<void> {
    const found = await payments.subscription(each.subscriptionId);
    // Whoever has left meanwhile needs no notice, or gets it once it renews again.
    if (!(found?.renews || found?.needsCard) || found.price === null) return;
    const { interval, intervalCount } = found.price;
    const noticeUntil = new Date(clock().getTime() + each.noticeDays * day);
    const at = renewalFrom({ ...found, interval, intervalCount }, noticeUntil);
    await inTransaction(db, async (tx) => {
      if (await moves.setTold(tx, each, { noticeUntil, at }))
        await jobs.add(priceChangeMailQueue, { subscriptionId: each.subscriptionId }, tx);
    });
  }

  /** The job. Safe to repeat. @throws when the provider cannot be reached */
  async function tell({ moveId }: TellJob): Promise<void> {
    if (config.payments === "off") return;
    for (const { id } of await moves.unread(db, ended)) await sync.subscription(id);
    await moves.collect(db, moveId);
    let found: readonly moves.Untold[] = [];
    do {
      found = await moves.untold(db, ended, moveId, found.at(-1)?.subscriptionId ?? "", batch);
      for (const each of found) await tellOne(each);
    } while (found.length === batch);
  }

  /** A subscription stays taxed as it began. */
  async function providerPriceOf(id: string, tax: PriceTax): Promise<string> {
    const price = await plans.priceById(db, id);
    const plan = (await plans.all(db)).find((each) => each.id === price?.planId);
    if (price === undefined || plan === undefined) throw new Error(`there is no price ${id}`);
    return plans.providerIdOf(price, tax) ?? selling.providerPrice({ plan, price }, tax);
  }

  /** Moves a subscription, unless it is not due any longer once it was read anew. */
  async function moveOne(each: Pick<moves.WaitingRow, "moveId" | "subscriptionId" | "toPriceId">): Promise<void> {
    const { subscriptionId } = each;
    await sync.subscription(subscriptionId);
    const tax = (await subscriptions.byId(db, subscriptionId))?.tax ?? "none";
    const priceId = await providerPriceOf(each.toPriceId, tax);
    await inTransaction(db, async (tx) => {
      const now = clock();
      const locked = await moves.lockDue(tx, each, { ended, now, until: new Date(now.getTime() + ahead) });
      if (locked === undefined) return;
      const { from, isThere } = locked;
      if (isThere || (from !== null && (await payments.movePrice({ subscriptionId, from, priceId }))))
        await moves.setMoved(tx, each, now);
    });
    await sync.subscription(subscriptionId);
  }

  /** The provider's price that a subscription is moved to when its period ends; undefined: none. */
  async function nextPrice({ id, periodEnd, tax }: Pick<subscriptions.SubscriptionRow, "id" | "periodEnd" | "tax">) {
    const move = await moves.ofSubscription(db, ended, id);
    const isNext = move !== undefined && periodEnd !== null && periodEnd >= move.noticeUntil;
    return isNext ? providerPriceOf(move.toPriceId, tax) : undefined;
  }

  return {
    tell,
    nextPrice,

    /** What a subscription charges next, at its new price if that is due by then; null if that is not known. */
    chargeOf: async (of: subscriptions.SubscriptionRow): Promise<{ amount: number; currency: string } | null> => {
      const priceId = of.tax === "exclusive" ? await nextPrice(of) : undefined;
      return priceId === undefined
        ? selling.chargeOf(asCharged(of, await moves.ofSubscription(db, ended, of.id)))
        : payments.previewNext({ subscriptionId: of.id, priceId });
    },

    /** Mails a member their notice, unless they have left, or the move was called off. */
    mail: async ({ subscriptionId }: MailJob): Promise<void> => {
      const move = await moves.ofSubscription(db, ended, subscriptionId);
      const row = await subscriptions.byId(db, subscriptionId);
      if (move === undefined || !row?.currency || row.interval === null) return;
      const { currency, interval, intervalCount } = row;
      const charged = async (amount: number | null | undefined) =>
        (await selling.chargeOf({ ...row, amount: amount ?? null }, move.at))?.amount ?? 0;
      // With tax on top, only the provider knows what will be charged.
      const isOver = row.codeId !== null && (await selling.codeAt(row, move.at)) === undefined;
      const taxed = async (priceId?: string) =>
        (await payments.previewNext({ subscriptionId, priceId, couponId: isOver ? null : undefined })).amount;
      const [before, after] =
        row.tax === "exclusive"
          ? [await taxed(), await taxed(await providerPriceOf(move.toPriceId, row.tax))]
          : [await charged(row.amount), await charged(amountIn(move.amounts, currency))];
      const { email: to, name: username, language } = await accountOf(move.userId);
      const charges = { before, after, currency, interval, intervalCount: intervalCount ?? 1 };
      await mailer.send(priceChangeMail({ to, username, language, at: move.at, ...charges }, config));
    },

    /** Mails a member that a move they were told of was called off, unless they have left, or were told of another. */
    mailStays: async ({ moveId, subscriptionId }: StaysJob): Promise<void> => {
      const [stays] = await moves.stayed(db, ended, moveId, subscriptionId);
      if (stays === undefined || (await moves.ofSubscription(db, ended, subscriptionId)) !== undefined) return;
      const { email: to, name: username, language } = await accountOf(stays.userId);
      await mailer.send(priceStaysMail({ to, username, language, at: stays.at }, config));
    },

    /** Moves what is due, and tells those who were not told. Called every hour. @throws when the provider cannot be reached */
    run: async (): Promise<void> => {
      if (config.payments === "off") return;
      await moves.forgetFailures(db);
      const now = clock();
      for (const each of await moves.due(db, { ended, now, until: new Date(now.getTime() + ahead) })) {
        try {
          await moveOne(each);
        } catch (error) {
          if (!(error instanceof ProviderRefused)) throw error;
          logger.warn({ err: error, subscription: each.subscriptionId }, "subscription was not moved to its new price");
          await moves.setFailed(db, each, clock());
          if (error.missing) await selling.forget(each.toPriceId);
        }
      }
      for (const { id } of await moves.open(db)) await tell({ moveId: id });
    },
  };
}
