import type { Discounts } from "#billing/discounts.ts";
import type { Payments } from "#billing/payments.ts";
import type { Emit } from "#world/events.ts";
import type { Coupon, Price, Product } from "#world/objects.ts";
import type { CreditNote, Invoice } from "#world/payment-objects.ts";
import { newId, type World } from "#world/world.ts";
import { invalid, missing } from "./errors.ts";
import { type Call, choice, flag, integer, isParams, metadata, nested, type Params, required, text } from "./params.ts";

/** What may be sold. Stripe itself does not sell services. */
const taxCodes = [
  { id: "txcd_10402200", name: "Digital Video Streaming", description: "Video, streamed by subscription" },
  { id: "txcd_20030000", name: "General - Services", description: "Services that nothing else describes" },
].map((code) => ({ ...code, object: "tax_code", requirements: null }));
export const isManageable = (code: string | null): boolean => code === "txcd_10402200";

interface Tools {
  readonly world: World;
  readonly emit: Emit;
  readonly payments: Payments;
  readonly invoiceOf: (id: string) => Invoice;
}

/** The account's tax settings, and credit notes: https://docs.stripe.com/api/tax/settings */
export function taxCalls({ world, emit, payments, invoiceOf }: Tools): Readonly<Record<string, Call>> {
  /** Takes back a paid invoice, or a part of it, by a refund: https://docs.stripe.com/api/credit_notes/create */
  function newCreditNote(params: Params): CreditNote {
    const invoice = invoiceOf(required(params, "invoice"));
    const amount = integer(params, "amount");
    if (invoice.status !== "paid" || amount === undefined || amount !== integer(params, "refund_amount"))
      throw invalid("The emulator credits paid invoices, by refunds of the whole amount.", "refund_amount");
    const left = invoice.amount_paid - invoice.post_payment_credit_notes_amount;
    if (amount < 1 || amount > left)
      throw invalid(
        `The sum of credit amount, refund amount and out of band amount (${amount}) must be at most ${left}.`,
      );
    const paid = world.all("invoicePayments").find((each) => each.invoice === invoice.id);
    const intent = paid && world.find("intents", paid.payment.payment_intent);
    const charge = world.find("charges", intent?.latest_charge ?? "");
    const given = text(params, "reason") ?? null;
    const refund = charge && payments.refund(charge, amount, { metadata: metadata(params) });
    if (refund === undefined) throw invalid(`Invoice ${invoice.id} has no payment that is left to refund.`);
    const [of] = invoice.total_taxes;
    invoice.post_payment_credit_notes_amount += amount;
    const part = (whole: number) => Math.round((whole * amount) / invoice.amount_paid);
    const note = world.add("creditNotes", {
      ...{ id: newId("cn"), object: "credit_note", created: world.now(), livemode: false, metadata: metadata(params) },
      ...{ invoice: invoice.id, customer: invoice.customer, currency: invoice.currency, status: "issued" },
      ...{ number: `${invoice.number}-CN-${world.all("creditNotes").length + 1}`, type: "post_payment", reason: given },
      ...{ amount, total: amount, post_payment_amount: amount },
      total_taxes: of ? [{ ...of, amount: part(of.amount), taxable_amount: part(of.taxable_amount) }] : [],
      refunds: [{ amount_refunded: amount, refund: refund.id, type: "refund" }],
    });
    emit("credit_note.created", note);
    return note;
  }

  return {
    "GET /v1/tax/settings": () => {
      const { status, headOffice, taxCode: tax_code } = world.tax;
      const missing_fields = headOffice === null ? ["head_office"] : ["defaults.tax_code"];
      return {
        record: {
          ...{ object: "tax.settings", livemode: false, status },
          defaults: { provider: "stripe", tax_behavior: null, tax_code },
          head_office: headOffice === null ? null : { address: { country: headOffice } },
          status_details: status === "active" ? { active: {} } : { pending: { missing_fields } },
        },
      };
    },
    "GET /v1/tax/registrations": (params) => ({
      list: world.tax.registrations
        .map((country) => ({ id: `taxreg_${country}`, object: "tax.registration", country, status: "active" }))
        .filter(({ status }) => ["all", status].includes(text(params, "status") ?? "all")),
    }),
    "GET /v1/tax_codes": () => ({ list: taxCodes }),
    "GET /v1/tax_ids": (params) => {
      const customer = text(nested(params, "owner"), "customer") ?? null;
      return { list: world.all("taxIds").filter((each) => each.customer === customer) };
    },
    "POST /v1/credit_notes": (params) => ({ record: newCreditNote(params) }),
    "GET /v1/credit_notes": (params) => ({
      list: world.all("creditNotes").filter(({ invoice }) => invoice === (text(params, "invoice") ?? invoice)),
    }),
  };
}

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
