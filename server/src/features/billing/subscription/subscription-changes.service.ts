import type { PriceTax } from "@mindreel/contract/billing/plans";
import type { ChangeBody, PreviewBody } from "@mindreel/contract/billing/subscription";
import { refusals } from "@mindreel/messages/billing/plans";
import type { Config } from "#config/config.ts";
import { isOngoingAt, isStopped, isUnpaid } from "#domain/entitlement.ts";
import { AppError, invalidInput } from "#domain/errors.ts";
import { sentence } from "#domain/sentences.ts";
import { day, minute } from "#domain/time/units-of-time.ts";
import { costAt, couponOf } from "#features/billing/codes/codes.policy.ts";
import type { CodesService } from "#features/billing/codes/codes.service.ts";
import { toAppError } from "#features/billing/mechanisms/customer/provider-failure.ts";
import type { Offer, SellingService, Sold } from "#features/billing/mechanisms/selling/selling.service.ts";
import type { TrialsService } from "#features/billing/mechanisms/trials/trials.service.ts";
import { periodAfter, waits } from "#features/billing/plans/plans.policy.ts";
import { priceTaxOf } from "#features/billing/plans/tax-settings.repository.ts";
import type { Payments } from "#ports/payments/payments.port.ts";
import type { MemberSubscription } from "./subscription.service.ts";

interface Dependencies {
  readonly payments: Payments;
  /** Records what the provider has. */
  readonly sync: { readonly subscription: (id: string) => Promise<unknown> };
  readonly selling: SellingService;
  readonly codes: Pick<CodesService, "fitting">;
  /** The free days that a member gets with what they buy. */
  readonly trialOf: TrialsService["of"];
  readonly subscriptionsOf: (userId: number) => Promise<readonly MemberSubscription[]>;
  /** Has a change of the member's own go before a move to a new price. */
  readonly holdMoves: (userId: number) => Promise<void>;
  /** Reads a member's state from the provider. @returns false if it could not be reached */
  readonly catchUpNow: (userId: number) => Promise<boolean>;
  readonly config: Pick<Config, "payments">;
  readonly clock: () => Date;
}

/** What a change or a first purchase costs. */
export interface Quote {
  readonly dueNow: number;
  readonly next: number;
  readonly currency: string;
  readonly at: Date;
  readonly waits: boolean;
  readonly tax: PriceTax;
  /** From when it is reckoned. */
  readonly reckonedAt: Date;
}

/** How long a change costs what was shown. */
const quoteLasts = 10 * minute;
/** The provider reckons in whole seconds. */
const wholeSecond = (moment: Date): Date => new Date(Math.floor(moment.getTime() / 1000) * 1000);

/** Lets members go over to another price, and says first what it costs. */
export function createSubscriptionChangesService(dependencies: Dependencies) {
  const { payments, sync, selling, codes, trialOf, subscriptionsOf, holdMoves, catchUpNow, config, clock } =
    dependencies;

  async function runningOf(userId: number): Promise<MemberSubscription | undefined> {
    if (config.payments === "off") throw new AppError("payments_off");
    if (!(await catchUpNow(userId))) throw new AppError("payments_unreachable");
    return (await subscriptionsOf(userId)).find((each) => isOngoingAt(each, clock()) && each.returnedAt === null);
  }

  /** @throws AppError 400 for a price that it cannot go over to, 409 while it is unpaid, stopped or about to end */
  async function changeOf(running: MemberSubscription, price: string) {
    if (isUnpaid(running.status) || isStopped(running) || !(running.renews || running.needsCard))
      throw new AppError("subscription_stays");
    const { amount, interval, intervalCount, currency, periodEnd } = running;
    if (amount === null || interval === null || intervalCount === null || periodEnd === null)
      throw new AppError("subscription_stays");
    const offer = await selling.offer({ price, currency });
    if (offer.price.interval === "once") throw invalidInput({ price: [sentence(refusals, "once")] });
    if (offer.price.id === running.priceId) throw invalidInput({ price: [sentence(refusals, "same")] });
    const to = { interval: offer.price.interval, intervalCount: offer.price.intervalCount, amount: offer.amount };
    // While it is tried, nothing is charged that would have to be waited for.
    const isLater = running.status !== "trial" && waits({ amount, interval, intervalCount }, to);
    return { offer, periodEnd, waits: isLater };
  }

  const costOf = (running: MemberSubscription, { amount, currency }: Offer, at: Date, { code }: Sold) =>
    costAt(
      { code: running.codeId === null ? undefined : code(running.codeId), until: running.codeUntil },
      amount,
      currency,
      at,
    );

  async function quoteChange(running: MemberSubscription, price: string, sold: Sold): Promise<Quote> {
    const { offer, periodEnd, waits: isLater } = await changeOf(running, price);
    const { currency } = offer;
    const reckonedAt = wholeSecond(clock());
    const tax = running.tax === "none" ? "none" : "inclusive";
    const later = { currency, waits: isLater, reckonedAt, tax } as const;
    const nextAt = async (at: Date) => {
      const next = costOf(running, offer, at, sold);
      if (running.tax !== "exclusive") return next;
      const code = running.codeId === null || next === offer.amount ? undefined : sold.code(running.codeId);
      const priceId = await selling.providerPrice(offer, running.tax);
      const couponId = code === undefined ? null : couponOf(code);
      return (await payments.previewNext({ subscriptionId: running.id, priceId, couponId })).amount;
    };
    if (isLater) return { ...later, dueNow: 0, next: await nextAt(periodEnd), at: periodEnd };
    const priceId = await selling.providerPrice(offer, running.tax);
    const preview = await payments.previewChange({ subscriptionId: running.id, priceId, at: reckonedAt });
    const at = preview.periodEnd;
    return { ...later, dueNow: preview.due, next: await nextAt(at), at };
  }

  async function quotePurchase(userId: number, { price, currency, code: typed }: PreviewBody): Promise<Quote> {
    const offer = await selling.offer({ price, currency });
    const code = typed?.trim() ? await codes.fitting(typed, userId, offer) : undefined;
    const trial = await trialOf(userId, offer);
    const now = wholeSecond(clock());
    const once = offer.price.interval === "once";
    const later = once ? now : periodAfter(now, offer.price);
    const at = trial === null ? later : new Date(now.getTime() + trial.days * day);
    const until =
      code?.duration === "months" ? periodAfter(now, { interval: "month", intervalCount: code.months ?? 1 }) : null;
    const applied = { code: code?.duration === "once" && trial === null ? undefined : code, until };
    return {
      ...{ currency: offer.currency, at, waits: false, reckonedAt: now, tax: priceTaxOf(await selling.taxes()) },
      dueNow: trial !== null ? 0 : costAt({ code, until: null }, offer.amount, offer.currency, now),
      next: once ? 0 : costAt(applied, offer.amount, offer.currency, at),
    };
  }

  const asAppError = <T>(work: Promise<T>): Promise<T> =>
    work.catch((error: unknown) => Promise.reject(toAppError(error)));

  return {
    /** @throws AppError 400, 409, 502, 503 */
    preview: async (userId: number, body: PreviewBody, sold: Sold): Promise<Quote> => {
      const running = await runningOf(userId);
      const once = sold.price(body.price)?.interval === "once";
      return running === undefined || once
        ? quotePurchase(userId, body)
        : asAppError(quoteChange(running, body.price, sold));
    },

    /**
     * @returns where the member's bank asks them to confirm the payment; until then, nothing changes
     * @throws AppError 400, 409, 502, 503
     */
    change: async (userId: number, { price, quote }: ChangeBody): Promise<string | null> => {
      await holdMoves(userId);
      const running = await runningOf(userId);
      if (running === undefined) throw new AppError("no_subscription");
      const { offer, waits: isLater } = await changeOf(running, price);
      const at = quote === undefined ? wholeSecond(clock()) : new Date(quote);
      if (at > clock() || clock().getTime() - at.getTime() > quoteLasts) throw new AppError("quote_over");
      const { interval, intervalCount } = offer.price;
      const carryOut = async () => {
        const priceId = await selling.providerPrice(offer, running.tax);
        const change = { subscriptionId: running.id, priceId };
        const confirmUrl = isLater
          ? await payments.schedulePrice({ ...change, interval, intervalCount }).then(() => null)
          : await payments.changePrice({ ...change, at });
        await sync.subscription(running.id);
        return confirmUrl;
      };
      return asAppError(carryOut());
    },

    /** @throws AppError 409, 502, 503 */
    undo: async (userId: number): Promise<void> => {
      const running = await runningOf(userId);
      if (running === undefined) throw new AppError("no_subscription");
      await asAppError(payments.unschedule(running.id).then(() => sync.subscription(running.id)));
    },
  };
}

export type SubscriptionChangesService = ReturnType<typeof createSubscriptionChangesService>;
