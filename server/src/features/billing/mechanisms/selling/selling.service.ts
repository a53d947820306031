import type { PriceTax } from "@mindreel/contract/billing/plans";
import type { Language } from "@mindreel/contract/plain/languages";
import { refusals } from "@mindreel/messages/billing/plans";
import type { Config } from "#config/config.ts";
import type { Db } from "#data/database.ts";
import { inTransaction } from "#data/transaction.ts";
import { invalidInput } from "#domain/errors.ts";
import { sentence } from "#domain/sentences.ts";
import { costAt, keyOf } from "#features/billing/codes/codes.policy.ts";
import * as codes from "#features/billing/codes/codes.repository.ts";
import { amountIn, recordOf, usualOf, wordsOf } from "#features/billing/plans/plans.policy.ts";
import * as plans from "#features/billing/plans/plans.repository.ts";
import type { Sale } from "#features/billing/plans/plans.service.ts";
import { priceTaxOf, type TaxRow } from "#features/billing/plans/tax-settings.repository.ts";
import type { Payments } from "#ports/payments/payments.port.ts";
import type { ProviderSubscription, SoldPrice } from "#ports/payments/provider-records.port.ts";

interface Dependencies {
  readonly db: Db;
  readonly payments: Payments;
  readonly sold: () => Promise<Sale>;
  readonly config: Pick<Config, "appName" | "payments">;
  readonly clock: () => Date;
}

/** What a buyer asks for; by default, the first plan for a month, in the price's own currency. */
export interface Wish {
  readonly price?: string | null | undefined;
  readonly currency?: string | null | undefined;
}

/** What they get. */
export interface Offer {
  readonly plan: plans.PlanRow;
  readonly price: plans.PriceRow;
  readonly currency: string;
  readonly amount: number;
}

/** Everything that was ever sold. */
export interface Sold {
  readonly planName: (id: number) => string;
  readonly price: (id: string) => plans.PriceRow | undefined;
  readonly code: (id: number) => codes.CodeRow | undefined;
}

/** What is recorded about the price of a subscription. */
interface Charged {
  readonly amount: number | null;
  readonly currency: string | null;
  readonly codeId: number | null;
  readonly codeUntil: Date | null;
  readonly periodEnd: Date | null;
  readonly tax: PriceTax;
  readonly nextCharge: number | null;
}

const productPrefix = "mindreel-";

/** Between what is on sale here and what the provider sells. */
export function createSellingService({ db, payments, sold, config, clock }: Dependencies) {
  const nameOf = ({ name }: plans.PlanRow) => `${config.appName} ${name ?? "Pro"}`;

  /** The row of a price; the one that the settings say is stored when it is first needed. */
  async function keptPrice(plan: plans.PlanRow, price: plans.PriceRow): Promise<plans.PriceRow | undefined> {
    const known = await plans.priceById(db, price.id);
    if (!plan.followsPrice || known?.archivedAt === null) return known;
    return inTransaction(db, async (tx) => {
      await plans.lockAll(tx);
      await plans.archivePrices(tx, plan.id, clock());
      await plans.sell(tx, { ...price, createdAt: clock() });
      return plans.priceById(tx, price.id);
    });
  }

  /** Makes a price at the provider, unless it is there as it should be. @returns its id there */
  async function sell(
    plan: plans.PlanRow,
    price: plans.PriceRow,
    { tax, taxCode }: Pick<SoldPrice, "tax" | "taxCode">,
  ): Promise<string> {
    const { interval, intervalCount, currency, amounts } = price;
    const product = { productId: productPrefix + plan.key, productName: nameOf(plan) };
    // How a price is taxed never changes either.
    const lookupKey = tax === "none" ? price.lookupKey : `${price.lookupKey}-${tax}`;
    const sold = { lookupKey, interval, intervalCount, currency, amounts, tax, taxCode };
    const id = await payments.sell({ ...product, ...sold });
    await plans.noteSold(db, price, { id, name: product.productName, tax });
    return id;
  }

  /** The code that takes something off a subscription's charge at a renewal: one for a single charge, off the next. */
  async function codeAt({ codeId, codeUntil, periodEnd }: Charged, at: Date): Promise<codes.CodeRow | undefined> {
    const code = codeId === null ? undefined : await codes.byId(db, codeId);
    const isUsedUp = code?.duration === "once" && periodEnd !== null && periodEnd < at;
    return isUsedUp || (codeUntil !== null && codeUntil <= at) ? undefined : code;
  }

  return {
    keptPrice,
    codeAt,

    /** @throws AppError 400 for a price that is not on sale, or not in this currency */
    offer: async ({ price: wanted, currency: wantedIn }: Wish): Promise<Offer> => {
      const onSale = (await sold()).sold;
      const all = onSale.flatMap(({ plan, prices }) => prices.map((price) => ({ plan, price })));
      const found = wanted ? all.find(({ price }) => price.id === wanted) : usualOf(onSale);
      if (found === undefined) throw invalidInput({ price: [sentence(refusals, "notSold")] });
      const currency = wantedIn ?? found.price.currency;
      const amount = amountIn(found.price.amounts, currency);
      if (amount === undefined) {
        throw invalidInput({ currency: [sentence(refusals, "notSoldIn", { currency: currency.toUpperCase() })] });
      }
      return { ...found, currency, amount };
    },

    taxes: async (): Promise<TaxRow> => (await sold()).taxes,

    /** Everything that was ever sold, in a reader's words. */
    everSold: async () => {
      const [allPlans, prices, allCodes] = await Promise.all([plans.all(db), plans.allPrices(db), codes.all(db)]);
      const { settings } = await sold();
      return (language: Language): Sold => ({
        planName: (id) => {
          const plan = allPlans.find((each) => each.id === id);
          return plan === undefined ? "" : wordsOf(plan, settings, language).name;
        },
        price: (id) => prices.find((each) => each.id === id),
        code: (id) => allCodes.find(({ code }) => code.id === id)?.code,
      });
    },

    /**
     * The provider's id of a price, which is made there if it is not yet, or no longer.
     * @param tax by default, as what is sold now
     */
    providerPrice: async ({ plan, price }: Pick<Offer, "plan" | "price">, tax?: PriceTax): Promise<string> => {
      const stored = await keptPrice(plan, price);
      const sale = await sold();
      const wanted = tax ?? sale.tax;
      const known = stored && plan.providerName === nameOf(plan) ? plans.providerIdOf(stored, wanted) : null;
      return known ?? sell(plan, price, { tax: wanted, taxCode: sale.taxes.taxCode });
    },

    /** Has the provider sell what is on sale as it would be taxed. @throws ProviderRefused if it would not sell it so */
    sellTaxed: async (taxes: TaxRow): Promise<void> => {
      for (const { plan, prices } of (await sold()).sold) {
        for (const price of prices) {
          await keptPrice(plan, price);
          const priceId = await sell(plan, price, { tax: priceTaxOf(taxes), taxCode: taxes.taxCode });
          if (taxes.mode === "stripe") await payments.tryToSell({ priceId, once: price.interval === "once" });
        }
      }
    },

    /** Every night: has the provider sell what is sold here, as it is sold here. */
    compare: async (): Promise<void> => {
      if (config.payments === "off") return;
      const { sold: plansSold, tax, taxes } = await sold();
      for (const { plan, prices } of plansSold) {
        for (const price of prices)
          if (plans.providerIdOf(price, tax) !== null) await sell(plan, price, { tax, taxCode: taxes.taxCode });
      }
    },

    /** What a subscription charges next, or at a later renewal without tax on top; null if that is not known. */
    chargeOf: async (of: Charged, at = of.periodEnd): Promise<{ amount: number; currency: string } | null> => {
      const { amount, currency, tax, nextCharge } = of;
      if (tax === "exclusive")
        return nextCharge === null || currency === null ? null : { amount: nextCharge, currency };
      if (amount === null || currency === null || at === null) return null;
      return { amount: costAt({ code: await codeAt(of, at), until: null }, amount, currency, at), currency };
    },

    /** Has the price made at the provider again, because it refused the one that we know. */
    forget: (priceId: string): Promise<void> => plans.forgetSold(db, priceId),

    /**
     * What a subscription's record says about what it is for, and what it costs. Prices that were agreed on before there
     * were plans, or at the provider, belong to the plan of their product, else to the first.
     */
    recordOf: async (tx: Db, subscription: ProviderSubscription) => {
      const { price: provider, discount, recurringOff, card, nextPrice, tax, nextCharge } = subscription;
      const key = discount === null ? undefined : keyOf(discount.couponId);
      const code = key === undefined ? undefined : await codes.byKey(tx, key);
      const next = nextPrice === null ? undefined : await plans.priceAt(tx, { id: nextPrice.id, lookupKey: null });
      const others = {
        ...{ nextPriceId: next?.id ?? null, nextPriceAt: next && nextPrice ? nextPrice.at : null },
        ...{ codeId: code?.id ?? null, codeUntil: code && discount ? discount.endsAt : null },
        ...{ recurringOff, tax, nextCharge },
        ...{ cardBrand: card?.brand ?? null, cardLast4: card?.last4 ?? null },
      };
      if (provider === null) return others;
      const price = await plans.priceAt(tx, provider);
      const isOurs = price === undefined && provider.productId.startsWith(productPrefix);
      const plan = isOurs ? await plans.byKey(tx, provider.productId.slice(productPrefix.length)) : undefined;
      const planId = price?.planId ?? plan?.id ?? plans.firstPlan;
      return { ...others, ...recordOf(provider, price, planId) };
    },
  };
}

export type SellingService = ReturnType<typeof createSellingService>;
