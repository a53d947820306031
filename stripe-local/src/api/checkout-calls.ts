import { day } from "#billing/calendar.ts";
import { offOf } from "#billing/discounts.ts";
import { priceIn } from "#billing/invoices.ts";
import { addUp } from "#billing/taxes.ts";
import type { Emit } from "#world/events.ts";
import type { CheckoutSession, Price, Taxed, Trial } from "#world/objects.ts";
import { newId, type World } from "#world/world.ts";
import { invalid, missing } from "./errors.ts";
import { type Call, choice, flag, integer, isParams, metadata, nested, type Params, required, text } from "./params.ts";
import { isManageable, type SellingCalls } from "./selling-calls.ts";

interface Tools {
  readonly world: World;
  readonly emit: Emit;
  readonly selling: SellingCalls;
  readonly pagesUrl: () => string;
  /** @throws for a customer who does not exist */
  readonly customerNamed: (params: Params) => string;
}

/** Checkout sessions for a subscription or for one payment: https://docs.stripe.com/api/checkout/sessions */
export function checkoutCalls({
  world,
  emit,
  selling,
  pagesUrl,
  customerNamed,
}: Tools): Readonly<Record<string, Call>> {
  function lineIn(params: Params): Price {
    const items = Object.values(
      Array.isArray(params["line_items"]) ? params["line_items"] : nested(params, "line_items"),
    );
    const [item] = items;
    if (items.length !== 1 || !isParams(item))
      throw invalid("The emulator supports exactly one line item.", "line_items");
    const named = text(item, "price");
    return named === undefined ? selling.newPrice(nested(item, "price_data")) : selling.soldPrice(named);
  }

  /** Checkout takes trials of two days to two years. */
  function trialIn(data: Params): Trial | undefined {
    const [days, until] = [integer(data, "trial_period_days"), integer(data, "trial_end")];
    if (days !== undefined && until !== undefined)
      throw invalid("You may only specify one of these parameters: trial_end, trial_period_days.", "trial_end");
    if (days !== undefined && days < 1) throw invalid("trial_period_days must be at least 1.", "trial_period_days");
    if (until !== undefined && until < world.now() + 2 * day)
      throw invalid("The `trial_end` date has to be at least 2 days in the future.", "trial_end");
    const behavior = nested(nested(data, "trial_settings"), "end_behavior");
    const withoutCard = choice(behavior, "missing_payment_method", ["create_invoice", "cancel", "pause"]);
    const end = days === undefined ? until : world.now() + days * day;
    return end === undefined ? undefined : { end, withoutCard };
  }

  /** How the session is taxed, if it is; Stripe refuses what it could not calculate. */
  function taxedIn(params: Params, price: Price, customer: string | null): Taxed | undefined {
    const isManaged = flag(nested(params, "managed_payments"), "enabled") === true;
    const isTaxed = flag(nested(params, "automatic_tax"), "enabled") === true;
    const asksForIds = flag(nested(params, "tax_id_collection"), "enabled") === true;
    const updates = nested(params, "customer_update");
    const { tax_behavior: behavior, product } = price;
    const code = world.find("products", product)?.tax_code ?? null;
    if (isManaged) {
      if (isTaxed || asksForIds)
        throw invalid("You cannot set automatic_tax or tax_id_collection with Managed Payments.", "automatic_tax");
      if (!world.tax.managedPayments)
        throw invalid("Managed Payments is not enabled for your account.", "managed_payments");
      if (!isManageable(code)) throw invalid("The product tax code is missing or ineligible for Managed Payments.");
      return { behavior: behavior === "unspecified" ? "exclusive" : behavior, managed: true };
    }
    if (asksForIds && customer !== null && text(updates, "name") !== "auto")
      throw invalid("To collect tax ids of an existing customer, set `customer_update[name]` to `auto`.");
    if (!isTaxed) return undefined;
    if (world.tax.status !== "active" || world.tax.headOffice === null)
      throw invalid("You must have a valid head office address to enable automatic tax calculation.", "automatic_tax");
    if (customer !== null && !world.find("customers", customer)?.address && text(updates, "address") !== "auto")
      throw invalid("Automatic tax needs a customer's address: set `customer_update[address]` to `auto`.");
    if (behavior === "unspecified")
      throw invalid(`The price ${price.id} must specify a tax_behavior to be taxed automatically.`, "line_items");
    return { behavior, managed: false };
  }

  /** A customer's subscriptions are all in one currency. */
  function requireOneCurrency(customer: string, currency: string): void {
    const other = world
      .all("subscriptions")
      .find((each) => each.customer === customer && each.ended_at === null && each.currency !== currency);
    if (other !== undefined)
      throw invalid(
        "You cannot combine currencies on a single customer. " +
          `This customer has an active subscription in ${other.currency}.`,
        "currency",
      );
  }

  function newSession(params: Params): CheckoutSession {
    const mode = choice(params, "mode", ["subscription", "payment"]);
    const recurs = mode === "subscription";
    const price = lineIn(params);
    if (recurs !== (price.recurring !== null))
      throw invalid(
        recurs
          ? "You must provide at least one recurring price in `subscription` mode when using prices."
          : "You specified `payment` mode but passed a recurring price.",
        "line_items",
      );
    const isGuest = text(params, "customer") === undefined;
    const customer = isGuest ? null : customerNamed(params);
    const currency = text(params, "currency") ?? price.currency;
    if (currency !== price.currency && price.currency_options[currency] === undefined)
      throw invalid(`The price ${price.id} has no amount in ${currency}.`, "currency");
    if (recurs && customer !== null) requireOneCurrency(customer, currency);
    const data = nested(params, recurs ? "subscription_data" : "payment_intent_data");
    const trial = recurs ? trialIn(data) : undefined;
    if (!recurs && "payment_method_collection" in params)
      throw invalid(
        "You can only set `payment_method_collection` in `subscription` mode.",
        "payment_method_collection",
      );
    const collection = choice(params, "payment_method_collection", ["always", "if_required"]);
    const coupon = selling.couponIn(params, currency);
    const { unit_amount } = priceIn(price, currency);
    const found = coupon === undefined ? undefined : world.find("coupons", coupon);
    const off = found === undefined ? 0 : offOf(found, unit_amount, currency);
    const id = newId("cs_test");
    const taxed = taxedIn(params, price, customer);
    const base = trial === undefined ? unit_amount - off : 0;
    const settings = recurs
      ? nested(data, "invoice_settings")
      : nested(nested(params, "invoice_creation"), "invoice_data");
    const ids = Object.values(Array.isArray(settings["account_tax_ids"]) ? settings["account_tax_ids"] : {}).map(
      String,
    );
    if (ids.some((each) => world.find("taxIds", each)?.customer !== null)) throw invalid("No such tax id.");
    const session = world.add("sessions", {
      created: world.now(),
      livemode: false,
      id,
      object: "checkout.session",
      metadata: metadata(params),
      mode,
      status: "open",
      payment_status: "unpaid",
      payment_method_collection: collection,
      url: `${pagesUrl()}/rehearsal/pay/${id}`,
      customer,
      customer_email: text(params, "customer_email") ?? null,
      client_reference_id: text(params, "client_reference_id") ?? null,
      subscription: null,
      payment_intent: null,
      invoice: null,
      amount_total: base,
      total_details: { amount_discount: off, amount_shipping: 0, amount_tax: 0 },
      automatic_tax: {
        enabled: taxed !== undefined,
        liability: taxed === undefined ? null : { type: taxed.managed ? "stripe" : "self" },
        status: null,
      },
      tax_id_collection:
        flag(nested(params, "tax_id_collection"), "enabled") === true ? { enabled: true, required: "never" } : null,
      managed_payments: taxed?.managed ? { enabled: true } : null,
      currency,
      success_url: required(params, "success_url"),
      cancel_url: text(params, "cancel_url") ?? null,
      expires_at: integer(params, "expires_at") ?? world.now() + day,
      plan: {
        price: price.id,
        metadata: metadata(data),
        base,
        ...(taxed !== undefined && { taxed }),
        invoiceSettings: {
          account_tax_ids: ids.length === 0 ? null : ids,
          footer: text(settings, "footer") ?? null,
        },
        ...(coupon !== undefined && { coupon }),
        ...(trial !== undefined && { trial }),
        invoice: flag(nested(params, "invoice_creation"), "enabled") === true,
        invoiceMetadata: metadata(nested(nested(params, "invoice_creation"), "invoice_data")),
        newCustomer: text(params, "customer_creation") === "always",
      },
    });
    addUp(world, session);
    return session;
  }

  /** Finds a session, and expires it first if its time is over. */
  function session(id: string): CheckoutSession {
    const known = world.find("sessions", id);
    if (known === undefined) throw missing("checkout.session", id);
    if (known.status === "open" && known.expires_at <= world.now()) expire(known);
    return known;
  }

  function expire(known: CheckoutSession): CheckoutSession {
    Object.assign(known, { status: "expired", url: null });
    world.touch();
    emit("checkout.session.expired", known);
    return known;
  }

  return {
    "POST /v1/checkout/sessions": (params) => ({ record: newSession(params) }),
    "GET /v1/checkout/sessions/:id": (_params, id) => ({ record: session(id) }),
    "GET /v1/checkout/sessions": (params) => {
      const [customer, subscription] = [text(params, "customer"), text(params, "subscription")];
      const [intent, status] = [text(params, "payment_intent"), text(params, "status")];
      return {
        list: world
          .all("sessions")
          .filter(
            (each) =>
              (customer === undefined || each.customer === customer) &&
              (subscription === undefined || each.subscription === subscription) &&
              (intent === undefined || each.payment_intent === intent) &&
              (status === undefined || each.status === status),
          ),
      };
    },
    "POST /v1/checkout/sessions/:id/expire": (_params, id) => {
      const known = session(id);
      if (known.status !== "open") throw invalid("Only Checkout Sessions with status `open` can be expired.");
      return { record: expire(known) };
    },
  };
}
