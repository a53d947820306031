import { randomUUID } from "node:crypto";
import { setTimeout } from "node:timers/promises";
import type { Amounts, NewPlanBody, NewPriceBody, PlanEditBody, PriceTax } from "@mindreel/contract/billing/plans";
import { stepOf, unitsOf } from "@mindreel/contract/plain/money";
import { type Offered, offeredMonthly } from "@mindreel/contract/plain/offered";
import { refusals } from "@mindreel/messages/billing/plans";
import type { Audit } from "#data/audit.ts";
import type { Cache } from "#data/cache/cache.ts";
import { recordDependency } from "#data/cache/dependencies.ts";
import type { Db } from "#data/database.ts";
import { inTransaction } from "#data/transaction.ts";
import { isOngoing, type SubscriptionStatus } from "#domain/entitlement.ts";
import { AppError, invalidInput } from "#domain/errors.ts";
import { sentence, type Translate } from "#domain/sentences.ts";
import { type Awaitable, whenThere } from "#domain/work/awaitable.ts";
import * as taxes from "#features/billing/plans/tax-settings.repository.ts";
import type { ProviderTerms } from "#ports/payments/payments.port.ts";
import {
  followedPrice,
  isAt,
  isPossible,
  lookupKeyOf,
  offeredOf,
  onSale,
  type PlanSettings,
  type PricedPlan,
  priced,
  wordsOf,
} from "./plans.policy.ts";
import * as plans from "./plans.repository.ts";

interface Dependencies {
  readonly db: Db;
  readonly cache: Cache;
  readonly terms: ProviderTerms;
  /** What the site's settings say about the plan that follows them. */
  readonly settings: () => PlanSettings;
  /** Has all pages show a price in cents. @throws AppError 400 if the environment decides it, 409 */
  readonly showPrice: (cents: number) => Promise<void>;
  readonly clock: () => Date;
}

/** A plan for superusers. */
export interface OwnersView {
  readonly priced: PricedPlan;
  readonly members: number;
  /** The number of those who pay a price. */
  readonly payersOf: (price: plans.PriceRow) => number;
  readonly settings: PlanSettings;
}

/** Such as `30000 usd, 28000 eur`, for the audit log. */
export const listed = (amounts: Amounts): string =>
  Object.entries(amounts)
    .map(([currency, amount]) => `${amount} ${currency}`)
    .join(", ");

/** An amount as a number, such as `0.01` for ten of Kuwait's fils. */
const moneyOf = (amount: number, currency: string): string => String(amount / (unitsOf[currency] ?? 100));

/** @throws AppError 400 for an amount between two that the provider can charge */
export function checkSteps(amounts: Amounts): void {
  const between = Object.entries(amounts).find(([currency, amount]) => amount % stepOf(currency) !== 0);
  if (between === undefined) return;
  const [currency] = between;
  const step = moneyOf(stepOf(currency), currency);
  throw invalidInput({ amounts: [sentence(refusals, "step", { currency: currency.toUpperCase(), step })] });
}

const currencies = new Set(Intl.supportedValuesOf("currency").map((currency) => currency.toLowerCase()));

/** Whether a subscription of this status runs, or was bought for ever. */
const isHeld = (status: SubscriptionStatus): boolean => isOngoing(status) || status === "bought";

/** Everything that is or was sold. */
interface Rows {
  readonly plans: readonly plans.PlanRow[];
  readonly prices: readonly plans.PriceRow[];
  readonly taxes: taxes.TaxRow;
}

/** What is on sale, in its order. */
export interface Sale {
  readonly sold: readonly PricedPlan[];
  readonly settings: PlanSettings;
  readonly taxes: taxes.TaxRow;
  /** What its prices say of tax. */
  readonly tax: PriceTax;
}

/** Milliseconds that a page waits for the database before it shows what was last on sale. */
const patience = 1000;

export function createPlansService({ db, cache, terms, settings, showPrice, clock }: Dependencies) {
  const kept = cache.namespace<Rows>("plans", (rows) => 2 * JSON.stringify(rows).length);
  let last: Rows | undefined;

  const rows = (): Awaitable<Rows> =>
    whenThere(
      kept.get("", clock(), async () => {
        recordDependency(["plan"]);
        return { plans: await plans.all(db), prices: await plans.allPrices(db), taxes: await taxes.read(db) };
      }),
      (now) => {
        last = now;
        return now;
      },
    );

  /** Never fails. */
  const rowsOrLast = (): Awaitable<Rows | undefined> => {
    const known = kept.peek("", clock());
    if (known !== undefined) return known;
    const read = Promise.resolve(rows()).catch(() => last);
    return Promise.race([read, setTimeout(patience, undefined, { ref: false }).then(() => last)]);
  };

  /** What was last said, so that pages know it as the same. */
  let said: { readonly of: Rows; readonly cents: number; readonly offered: Offered } | undefined;
  function offeredFrom(of: Rows, by: PlanSettings): Offered {
    if (said?.of === of && said.cents === by.priceCents) return said.offered;
    const offered = offeredOf(
      onSale(priced(of.plans, of.prices, by, clock())),
      taxes.priceTaxOf(of.taxes),
      of.taxes.mode === "stripe",
    );
    said = { of, cents: by.priceCents, offered };
    return offered;
  }

  async function pricedIn(tx: Db): Promise<PricedPlan[]> {
    // One after the other, since a transaction has a single connection.
    const all = await plans.all(tx);
    return priced(all, await plans.allPrices(tx), settings(), clock());
  }

  async function views(tx: Db): Promise<OwnersView[]> {
    const all = await pricedIn(tx);
    const counted = await plans.membersByStatus(tx, clock());
    const held = counted.filter(({ providerStatus }) => isHeld(terms.statusOf(providerStatus)));
    const sumOf = (some: typeof held) => some.reduce((sum, { members }) => sum + members, 0);
    const membersOf = (id: number) => sumOf(held.filter(({ planId }) => planId === id));
    const payersOf = (price: plans.PriceRow) => sumOf(held.filter((each) => isAt(each, price)));
    const archivedLast = (a: PricedPlan, b: PricedPlan) =>
      Number(a.plan.archivedAt !== null) - Number(b.plan.archivedAt !== null);
    return all
      .toSorted(archivedLast)
      .map((each) => ({ priced: each, members: membersOf(each.plan.id), payersOf, settings: settings() }));
  }

  async function viewOf(tx: Db, id: number): Promise<OwnersView> {
    const view = (await views(tx)).find(({ priced }) => priced.plan.id === id);
    if (view === undefined) throw new AppError("not_found");
    return view;
  }

  /** Runs a change of what is on sale, alone. @throws AppError 404 if there is no such plan, 409 if nothing is left on sale */
  const changing = <T>(id: number, work: (tx: Db, plan: plans.PlanRow) => Promise<T>): Promise<T> =>
    inTransaction(db, async (tx) => {
      const plan = (await plans.lockAll(tx)).find((each) => each.id === id);
      if (plan === undefined) throw new AppError("not_found");
      const result = await work(tx, plan);
      if (onSale(await pricedIn(tx)).length === 0) throw new AppError("last_plan");
      return result;
    });

  /** What pages say of the price is the first plan's for a month, in dollars, so that nobody is charged another one. */
  async function showIfShown(id: number, { interval, interval_count = 1, amounts }: NewPriceBody): Promise<void> {
    const { usd } = amounts;
    const [first] = onSale(await pricedIn(db));
    const isShown = first?.plan.id === id && interval === "month" && interval_count === 1;
    if (isShown && usd !== undefined && usd !== settings().priceCents) await showPrice(usd);
  }

  /** From now on, the plan's prices are its own; the one of the settings stays among them. */
  async function keepPrice(tx: Db, plan: plans.PlanRow, by: PlanSettings): Promise<void> {
    if (!plan.followsPrice) return;
    await plans.archivePrices(tx, plan.id, clock());
    await plans.sell(tx, { ...followedPrice(plan, by), createdAt: clock() });
    await plans.update(tx, plan.id, { followsPrice: false });
  }

  /** @throws AppError 400 */
  function checkPrice({ interval, interval_count = 1, amounts }: NewPriceBody): void {
    if (!isPossible(interval, interval_count)) throw invalidInput({ interval_count: [sentence(refusals, "tooLong")] });
    checkAmounts(amounts);
  }

  /** @throws AppError 400 */
  function checkAmounts(amounts: Amounts): void {
    const unknown = Object.keys(amounts).find((currency) => !currencies.has(currency));
    if (unknown !== undefined) {
      throw invalidInput({ amounts: [sentence(refusals, "currency", { currency: unknown.toUpperCase() })] });
    }
    checkSteps(amounts);
  }

  return {
    checkAmounts,

    /** What is on sale, in its order. */
    sold: async (): Promise<Sale> => {
      const all = await rows();
      const sold = onSale(priced(all.plans, all.prices, settings(), clock()));
      return { sold, settings: settings(), taxes: all.taxes, tax: taxes.priceTaxOf(all.taxes) };
    },

    /**
     * What is on sale, in short. Never fails, and takes little more than a second at worst.
     * @param by the settings that the plan follows; by default, those in force
     */
    offered: (by: PlanSettings = settings()): Awaitable<Offered> =>
      whenThere(rowsOrLast(), (all) => (all === undefined ? offeredMonthly(by.priceCents) : offeredFrom(all, by))),

    all: (): Promise<OwnersView[]> => views(db),

    create: (body: NewPlanBody, audit?: Audit): Promise<OwnersView> =>
      inTransaction(db, async (tx) => {
        const { name, description = "", features = [], trial_days: trialDays, trial_card: trialCard } = body;
        const last = Math.max(0, ...(await plans.lockAll(tx)).map(({ position }) => position));
        const position = body.position ?? last + 1;
        const words = { name: name.trim(), description, features };
        const trial = { ...(trialDays !== undefined && { trialDays }), ...(trialCard !== undefined && { trialCard }) };
        const { id } = await plans.insert(tx, { ...words, ...trial, position, createdAt: clock() });
        await audit?.(tx, id, { name });
        return viewOf(tx, id);
      }),

    /** @throws AppError 404 */
    change: async (
      id: number,
      body: PlanEditBody,
      { audit, translate }: { audit?: Audit; translate: Translate },
    ): Promise<OwnersView> =>
      changing(id, async (tx, plan) => {
        const { name, description, features, position, archived, trial_days: trialDays, trial_card: trialCard } = body;
        const words = translate((language) => wordsOf(plan, settings(), language));
        const rewords = name !== undefined || description !== undefined || features !== undefined;
        const given = {
          ...(name !== undefined && { name: name.trim() }),
          ...(description !== undefined && { description }),
        };
        await plans.update(tx, id, {
          ...(rewords && { ...words, ...given, ...(features && { features }) }),
          trialDays: trialDays ?? plan.trialDays,
          trialCard: trialCard ?? plan.trialCard,
          position: position ?? plan.position,
          archivedAt: archived === false ? null : plan.archivedAt,
        });
        await audit?.(tx, id, { name: name ?? words.name });
        return viewOf(tx, id);
      }),

    /** @throws AppError 404, 409 `last_plan` */
    archive: (id: number, audit?: Audit): Promise<void> =>
      changing(id, async (tx, plan) => {
        await plans.update(tx, id, { archivedAt: plan.archivedAt ?? clock() });
        await audit?.(tx, id, { name: plan.name ?? "" });
      }),

    /** @throws AppError 400, 404, 409 */
    addPrice: async (id: number, body: NewPriceBody, audit?: Audit): Promise<OwnersView> => {
      checkPrice(body);
      const before = settings();
      await showIfShown(id, body);
      return changing(id, async (tx, plan) => {
        await keepPrice(tx, plan, before);
        const { interval, interval_count: intervalCount = 1, amounts } = body;
        const price = { id: randomUUID(), interval, intervalCount: interval === "once" ? 1 : intervalCount };
        const [currency = "usd"] = Object.keys(amounts);
        await plans.archivePrices(tx, id, clock(), price);
        const lookupKey = lookupKeyOf(plan, price.id);
        await plans.sell(tx, { ...price, planId: id, currency, amounts, lookupKey, createdAt: clock() });
        await audit?.(tx, id, { name: plan.name ?? "", price: listed(amounts) });
        return viewOf(tx, id);
      });
    },

    /** @throws AppError 404, 409 `last_plan` */
    archivePrice: (id: number, priceId: string, audit?: Audit): Promise<void> =>
      changing(id, async (tx, plan) => {
        const known = (await pricedIn(tx)).find((each) => each.plan.id === id)?.prices;
        const price = known?.find((each) => each.id === priceId);
        if (price === undefined) throw new AppError("not_found");
        await keepPrice(tx, plan, settings());
        await plans.archivePrice(tx, priceId, clock());
        await audit?.(tx, id, { name: plan.name ?? "", price: listed(price.amounts) });
      }),
  };
}

export type PlansService = ReturnType<typeof createPlansService>;
