import type { Emit } from "#world/events.ts";
import type { CheckoutSession, Price } from "#world/objects.ts";
import { newId, type Wallet, type World } from "#world/world.ts";
import { type Invoices, priceIn } from "./invoices.ts";
import type { Payments } from "./payments.ts";
import { type Buyer, locate } from "./taxes.ts";

/** The customer that a checkout makes of a buyer who was none. */
export function newCustomer(world: World, emit: Emit, session: CheckoutSession): string {
  const customer = world.add("customers", {
    id: newId("cus"),
    object: "customer",
    created: world.now(),
    livemode: false,
    metadata: {},
    email: session.customer_email,
    name: null,
    address: null,
  });
  emit("customer.created", customer);
  return customer.id;
}

/** Checkouts of what is paid once, with an invoice if one is asked for. */
export function createPurchases(world: World, emit: Emit, payments: Payments, invoices: Invoices) {
  function billed(session: CheckoutSession, price: Price, wallet: Wallet): string {
    const { currency, customer, plan } = session;
    const now = world.now();
    const full = priceIn(price, currency).unit_amount;
    const off = full > plan.base ? [{ amount: full - plan.base, discount: newId("di") }] : [];
    const line = {
      amount: full,
      description: world.find("products", price.product)?.name ?? "Purchase",
      period: { start: now, end: now },
      parent: { type: "invoice_item_details" },
    } as const;
    const owner = {
      id: session.id,
      customer: customer ?? "",
      currency,
      metadata: plan.metadata,
      invoice_settings: plan.invoiceSettings,
    };
    const draft = invoices.draft(owner, "manual", { lines: [line], off, period: line.period, taxed: plan.taxed });
    const unlike = { parent: null, customer, metadata: plan.invoiceMetadata ?? {} };
    const invoice = world.add("invoices", { ...draft, ...unlike, number: world.nextInvoiceNumber() });
    emit("invoice.created", invoice);
    emit("invoice.finalized", invoice);
    payments.pay(invoice, wallet);
    session.invoice = invoice.id;
    return world.all("invoicePayments").find((each) => each.invoice === invoice.id)?.payment.payment_intent ?? "";
  }

  /** Completes a checkout. A customer is made only where one is asked for: else the buyer is a guest. */
  return (session: CheckoutSession, price: Price, card: Wallet, buyer: Buyer = {}): void => {
    const { currency, plan } = session;
    const wallet = { ...card, fails: false };
    if (session.customer === null && (plan.newCustomer === true || plan.invoice === true))
      session.customer = newCustomer(world, emit, session);
    locate(world, session, buyer);
    const { customer, amount_total: amount } = session;
    if (amount > 0) {
      session.payment_intent =
        plan.invoice === true
          ? billed(session, price, wallet)
          : payments.payOnce({ amount, currency, customer }, wallet, plan.metadata).id;
      const charge = world.find("intents", session.payment_intent);
      if (charge !== undefined) Object.assign(charge.metadata, plan.metadata);
    }
    const payment_status = amount === 0 ? "no_payment_required" : "paid";
    Object.assign(session, { status: "complete", payment_status, url: null });
    world.touch();
    emit("checkout.session.completed", session);
  };
}

export type CompletePurchase = ReturnType<typeof createPurchases>;
