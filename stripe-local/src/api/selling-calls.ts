import type { Discounts } from "#billing/discounts.ts";
import type { Coupon, Price, Product } from "#world/objects.ts";
import { newId, type World } from "#world/world.ts";
import type { Call } from "./call.ts";
import { invalid, missing } from "./errors.ts";
import { choice, flag, integer, isParams, metadata, nested, type Params, required, text } from "./params.ts";
import { taxCodes } from "./tax-calls.ts";

const intervals = ["day", "week", "month", "year"] as const;
const daysOf: Readonly<Record<(typeof intervals)[number], number>> = { day: 1, week: 7, month: 30, year: 365 };

/** The amounts of other currencies, by currency. */
const optionsOf = (params: Params, name: string): [string, number][] =>
  Object.entries(nested(params, "currency_options")).map(([currency, option]) => [
    currency,
    integer(isParams(option) ? option : {}, name) ?? 0,
  ]);

/** Products, prices and coupons. */
export function createSellingCalls(world: World, discounts: Discounts) {
  const base = () => ({ created: world.now(), livemode: false as const });

  function taxCodeIn(params: Params): string | null {
    const code = text(params, "tax_code") ?? null;
    if (code !== null && !taxCodes.some(({ id }) => id === code))
      throw invalid(`No such tax code: ${code}`, "tax_code");
    return code;
  }

  function newProduct(params: Params): Product {
    const id = text(params, "id") ?? newId("prod");
    if (world.find("products", id) !== undefined) throw invalid(`Product already exists: ${id}`, "id");
    return world.add("products", {
      ...base(),
      id,
      object: "product",
      metadata: metadata(params),
      name: required(params, "name"),
      active: true,
      tax_code: taxCodeIn(params),
    });
  }

  function productOf(id: string): Product {
    const product = world.find("products", id);
    if (product === undefined) throw missing("product", id);
    return product;
  }

  function priceOf(id: string): Price {
    const price = world.find("prices", id);
    if (price === undefined) throw missing("price", id);
    return price;
  }

  /** A key names one price; another gets it only if it is to be transferred. */
  function takeKey(key: string, transfers: boolean): void {
    const former = world.all("prices").find(({ lookup_key }) => lookup_key === key);
    if (former === undefined) return;
    if (!transfers) throw invalid(`A price already uses that lookup key: ${key}`, "lookup_key");
    former.lookup_key = null;
  }

  function newPrice(params: Params): Price {
    const recurring = nested(params, "recurring");
    if ("recurring" in params) required(recurring, "interval");
    const interval = choice(recurring, "interval", intervals);
    const count = integer(recurring, "interval_count") ?? 1;
    if (count < 1 || count * daysOf[interval] > 3 * 366)
      throw invalid("Invalid interval_count: prices recur at least every three years.", "recurring[interval_count]");
    const product = text(params, "product") ?? newProduct(nested(params, "product_data")).id;
    const key = text(params, "lookup_key") ?? null;
    if (key !== null) takeKey(key, flag(params, "transfer_lookup_key") === true);
    return world.add("prices", {
      ...base(),
      id: newId("price"),
      object: "price",
      metadata: metadata(params),
      product: productOf(product).id,
      active: true,
      currency: required(params, "currency"),
      unit_amount: integer(params, "unit_amount") ?? 0,
      currency_options: Object.fromEntries(
        optionsOf(params, "unit_amount").map(([currency, amount]) => [currency, { unit_amount: amount }]),
      ),
      lookup_key: key,
      tax_behavior: choice(params, "tax_behavior", ["unspecified", "inclusive", "exclusive"]),
      type: "recurring" in params ? "recurring" : "one_time",
      recurring: "recurring" in params ? { interval, interval_count: count, usage_type: "licensed" } : null,
    });
  }

  function newCoupon(params: Params): Coupon {
    const id = text(params, "id") ?? newId("coupon");
    if (world.find("coupons", id) !== undefined) throw invalid(`Coupon already exists: ${id}`, "id");
    const [percent, amount] = [integer(params, "percent_off") ?? null, integer(params, "amount_off") ?? null];
    if ((percent === null) === (amount === null)) throw invalid("You must pass either percent_off or amount_off.");
    const durations = ["once", "repeating", "forever"] as const;
    const duration = durations.find((each) => each === (text(params, "duration") ?? "once"));
    const months = integer(params, "duration_in_months") ?? null;
    if (duration === undefined || (duration === "repeating") !== (months !== null))
      throw invalid("Invalid duration", "duration");
    return world.add("coupons", {
      ...base(),
      id,
      object: "coupon",
      metadata: metadata(params),
      name: text(params, "name") ?? null,
      percent_off: percent,
      amount_off: amount,
      currency: amount === null ? null : required(params, "currency"),
      currency_options: Object.fromEntries(
        optionsOf(params, "amount_off").map(([currency, off]) => [currency, { amount_off: off }]),
      ),
      duration,
      duration_in_months: months,
      max_redemptions: integer(params, "max_redemptions") ?? null,
      redeem_by: integer(params, "redeem_by") ?? null,
      times_redeemed: 0,
      valid: true,
    });
  }

  const calls: Readonly<Record<string, Call>> = {
    "POST /v1/products": (params) => ({ record: newProduct(params) }),
    "GET /v1/products/:id": (_params, id) => ({ record: productOf(id) }),
    "POST /v1/products/:id": (params, id) => {
      const product = productOf(id);
      product.name = text(params, "name") ?? product.name;
      product.active = flag(params, "active") ?? product.active;
      if ("tax_code" in params) product.tax_code = taxCodeIn(params);
      world.touch();
      return { record: product };
    },
    "POST /v1/prices": (params) => ({ record: newPrice(params) }),
    "GET /v1/prices/:id": (_params, id) => ({ record: priceOf(id) }),
    "POST /v1/prices/:id": (params, id) => {
      const price = priceOf(id);
      price.active = flag(params, "active") ?? price.active;
      const behavior = choice(params, "tax_behavior", [price.tax_behavior, "inclusive", "exclusive", "unspecified"]);
      if (price.tax_behavior !== "unspecified" && behavior !== price.tax_behavior)
        throw invalid("The tax_behavior of a price can't be changed once it is set.", "tax_behavior");
      price.tax_behavior = behavior;
      world.touch();
      return { record: price };
    },
    "GET /v1/prices": (params) => {
      const wanted = Object.values(Array.isArray(params["lookup_keys"]) ? params["lookup_keys"] : {});
      return { list: world.all("prices").filter((price) => wanted.length === 0 || wanted.includes(price.lookup_key)) };
    },
    "POST /v1/coupons": (params) => ({ record: newCoupon(params) }),
    "GET /v1/coupons/:id": (_params, id) => {
      const coupon = world.find("coupons", id);
      if (coupon === undefined) throw missing("coupon", id);
      return { record: coupon };
    },
  };

  return {
    calls,
    newPrice,
    /** The price that an item names, which must be for sale. */
    soldPrice: (id: string): Price => {
      const price = priceOf(id);
      if (!price.active) throw invalid(`The price specified is inactive: ${id}`, "line_items");
      return price;
    },
    /** The coupon that a checkout's only discount names. */
    couponIn: (params: Params, currency: string): string | undefined => {
      const [discount, ...others] = Object.values(Array.isArray(params["discounts"]) ? params["discounts"] : {});
      if (discount === undefined) return undefined;
      if (others.length > 0 || !isParams(discount)) throw invalid("The emulator supports one discount.", "discounts");
      const id = required(discount, "coupon");
      const fault = discounts.fault(id, currency);
      if (fault !== undefined) throw invalid(fault, "discounts");
      return id;
    },
  };
}

export type SellingCalls = ReturnType<typeof createSellingCalls>;
