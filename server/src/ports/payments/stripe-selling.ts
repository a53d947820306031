import type Stripe from "stripe";
import { ProviderRefused } from "./payments.port.ts";
import type { ProviderTaxes, SoldCoupon, SoldPrice } from "./provider-records.port.ts";
import { idOf } from "./stripe.mapper.ts";
import { find, seconds, send } from "./stripe-requests.ts";

/** Makes a plan's product, or gives it back its name and tax code, and sells it again if it was archived. */
async function keepProduct(stripe: Stripe, { productId: id, productName: name, taxCode }: SoldPrice): Promise<void> {
  const code = taxCode === null ? {} : { tax_code: taxCode };
  const known = await find(stripe.products.retrieve(id));
  if (known === undefined) {
    try {
      await send(stripe.products.create({ id, name, ...code }));
    } catch (error) {
      // Another server has just made it.
      if (!(error instanceof ProviderRefused) || (await find(stripe.products.retrieve(id))) === undefined) throw error;
    }
  } else if (known.name !== name || !known.active || (taxCode ?? idOf(known.tax_code)) !== idOf(known.tax_code)) {
    await send(stripe.products.update(id, { name, active: true, ...code }));
  }
}

/** Everything that a buyer pays is as we say it. */
function isSame(found: Stripe.Price, price: SoldPrice): boolean {
  const { productId, currency, amounts, interval, intervalCount, tax } = price;
  const amountIn = (each: string) =>
    each === found.currency ? found.unit_amount : found.currency_options?.[each]?.unit_amount;
  const recurs =
    interval === "once"
      ? found.recurring === null
      : found.recurring?.interval === interval && found.recurring.interval_count === intervalCount;
  const product = typeof found.product === "string" ? found.product : found.product.id;
  return (
    recurs &&
    (tax === "none" || found.tax_behavior === tax) &&
    product === productId &&
    found.currency === currency &&
    Object.entries(amounts).every(([each, amount]) => amountIn(each) === amount)
  );
}

/**
 * Finds a price by its key. One that was archived is sold again; one that is lost, or that somebody has changed, is made
 * anew and takes over the key. However many servers do so at a time, there is one.
 * @returns the price's id
 */
export async function sellAtStripe(stripe: Stripe, price: SoldPrice): Promise<string> {
  const { productId: product, lookupKey, currency, amounts, interval, intervalCount, tax } = price;
  await keepProduct(stripe, price);
  const list = stripe.prices.list({ lookup_keys: [lookupKey], limit: 10, expand: ["data.currency_options"] });
  const [found] = (await send(list)).data;
  if (found !== undefined && isSame(found, price)) {
    if (!found.active) await send(stripe.prices.update(found.id, { active: true }));
    return found.id;
  }
  const others = Object.entries(amounts).filter(([each]) => each !== currency);
  const made = stripe.prices.create(
    {
      product,
      currency,
      unit_amount: amounts[currency] ?? 0,
      ...(interval !== "once" && { recurring: { interval, interval_count: intervalCount } }),
      ...(others.length > 0 && {
        currency_options: Object.fromEntries(others.map(([each, amount]) => [each, { unit_amount: amount }])),
      }),
      ...(tax !== "none" && { tax_behavior: tax }),
      lookup_key: lookupKey,
      transfer_lookup_key: true,
    },
    { idempotencyKey: `${lookupKey}-after-${found?.id ?? "none"}` },
  );
  return (await send(made)).id;
}

export async function taxesAtStripe(stripe: Stripe): Promise<ProviderTaxes> {
  const { status, head_office, defaults } = await send(stripe.tax.settings.retrieve());
  const { data: registrations } = await send(stripe.tax.registrations.list({ status: "active", limit: 1 }));
  const codes = await send(stripe.taxCodes.list({ limit: 100 }).autoPagingToArray({ limit: 2000 }));
  const { data: ownIds } = await send(stripe.taxIds.list({ owner: { type: "self" }, limit: 100 }));
  return {
    isActive: status === "active",
    hasHeadOffice: head_office !== null,
    isRegistered: registrations.length > 0,
    defaultCode: defaults.tax_code,
    codes: codes.map(({ id, name }) => ({ id, name })),
    ownIds: ownIds.map(({ id, value }) => ({ id, value })),
  };
}

/** Makes a coupon unless it exists; it never changes. */
export async function keepCoupon(stripe: Stripe, coupon: SoldCoupon): Promise<void> {
  const { id, name, percentOff, amounts, duration, months, maxRedemptions, expiresAt } = coupon;
  if ((await find(stripe.coupons.retrieve(id))) !== undefined) return;
  const [own, ...others] = Object.entries(amounts ?? {});
  try {
    await send(
      stripe.coupons.create({
        ...{ id, name, duration },
        ...(percentOff !== null && { percent_off: percentOff }),
        ...(own && { currency: own[0], amount_off: own[1] }),
        ...(others.length > 0 && {
          currency_options: Object.fromEntries(others.map(([each, amount]) => [each, { amount_off: amount }])),
        }),
        ...(months !== null && { duration_in_months: months }),
        ...(maxRedemptions !== null && { max_redemptions: maxRedemptions }),
        ...(expiresAt && { redeem_by: seconds(expiresAt) }),
      }),
    );
  } catch (error) {
    // Another server has just made it.
    if (!(error instanceof ProviderRefused) || (await find(stripe.coupons.retrieve(id))) === undefined) throw error;
  }
}
