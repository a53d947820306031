import type { Emit } from "#world/events.ts";
import type { Metadata } from "#world/objects.ts";
import type { Charge, Dispute, Invoice, PaymentIntent, Refund } from "#world/payment-objects.ts";
import { newId, type Wallet, type World } from "#world/world.ts";
import { refusals, type TestCard } from "./cards.ts";
import { settle } from "./settlement.ts";

/** Payments, refunds and disputes. */
export function createPayments(world: World, emit: Emit) {
  const newIntent = (
    what: Pick<PaymentIntent, "amount" | "currency" | "customer">,
    metadata: Metadata = {},
  ): PaymentIntent =>
    world.add("intents", {
      id: newId("pi"),
      object: "payment_intent",
      created: world.now(),
      livemode: false,
      metadata,
      amount_received: 0,
      ...what,
      status: "requires_payment_method",
      latest_charge: null,
    });

  function intentOf(invoice: Invoice): PaymentIntent {
    const known = world.all("invoicePayments").find((payment) => payment.invoice === invoice.id);
    const intent = known && world.find("intents", known.payment.payment_intent);
    if (intent !== undefined) return intent;
    const { amount_due: amount, currency, customer } = invoice;
    const fresh = newIntent({ amount, currency, customer });
    world.add("invoicePayments", {
      id: newId("inpay"),
      object: "invoice_payment",
      created: world.now(),
      livemode: false,
      metadata: {},
      invoice: invoice.id,
      amount_requested: invoice.amount_due,
      amount_paid: null,
      currency: invoice.currency,
      is_default: true,
      status: "open",
      payment: { type: "payment_intent", payment_intent: fresh.id },
      status_transitions: { paid_at: null, canceled_at: null },
    });
    return fresh;
  }

  function charge(intent: PaymentIntent, card: Pick<Wallet, "brand" | "last4">, refusal: string | null): Charge {
    const paid = refusal === null;
    const made = world.add("charges", {
      id: newId("ch"),
      object: "charge",
      created: world.now(),
      livemode: false,
      metadata: intent.metadata,
      amount: intent.amount,
      amount_captured: paid ? intent.amount : 0,
      amount_refunded: 0,
      captured: paid,
      currency: intent.currency,
      customer: intent.customer,
      payment_intent: intent.id,
      paid,
      refunded: false,
      disputed: false,
      status: paid ? "succeeded" : "failed",
      failure_code: paid ? null : refusals.declined.code,
      failure_message: refusal,
      payment_method_details: { type: "card", card: { brand: card.brand, last4: card.last4 } },
    });
    if (paid) made.balance_transaction = settle(world, "charge", made, 1).id;
    intent.latest_charge = made.id;
    intent.status = paid ? "succeeded" : "requires_payment_method";
    intent.amount_received = paid ? intent.amount : 0;
    emit(paid ? "charge.succeeded" : "charge.failed", made);
    return made;
  }

  /** Charges an open invoice. @returns whether it was paid */
  function pay(invoice: Invoice, wallet: Wallet): boolean {
    // Where nothing is due, nothing is charged.
    const paid = invoice.amount_due === 0 || !wallet.fails;
    if (invoice.amount_due > 0) charge(intentOf(invoice), wallet, paid ? null : refusals.declined.message);
    invoice.attempted = true;
    invoice.attempt_count += 1;
    if (paid) {
      const time = world.now();
      Object.assign(invoice, { status: "paid", amount_paid: invoice.amount_due, amount_remaining: 0 });
      invoice.status_transitions.paid_at = time;
      invoice.next_payment_attempt = null;
      for (const payment of world.all("invoicePayments").filter((each) => each.invoice === invoice.id)) {
        Object.assign(payment, { status: "paid", amount_paid: invoice.amount_due });
        payment.status_transitions.paid_at = time;
      }
    }
    world.touch();
    emit(paid ? "invoice.paid" : "invoice.payment_failed", invoice);
    if (paid) emit("invoice.payment_succeeded", invoice);
    return paid;
  }

  const wallet = (card: TestCard): Wallet => ({ brand: card.brand, last4: card.last4, fails: false });

  /** The newest successful charge. */
  const lastCharge = (customer: string): Charge | undefined =>
    world.all("charges").find((each) => each.customer === customer && each.paid);

  return {
    pay,
    /** The bank asks the customer to confirm the payment of an invoice. */
    ask: (invoice: Invoice): void => {
      intentOf(invoice).status = "requires_action";
      world.touch();
      emit("invoice.payment_action_required", invoice);
    },
    wallet,
    lastCharge,

    /** Charges an amount once, without an invoice. */
    payOnce: (
      what: Pick<PaymentIntent, "amount" | "currency" | "customer">,
      card: Wallet,
      metadata: Metadata,
    ): PaymentIntent => {
      const intent = newIntent(what, metadata);
      charge(intent, card, null);
      emit("payment_intent.succeeded", intent);
      return intent;
    },

    /** Refunds a charge, in full unless an amount is given. @returns undefined if less than that is left */
    refund: (
      target: Charge,
      amount = target.amount - target.amount_refunded,
      given: Partial<Pick<Refund, "metadata" | "reason">> = {},
    ): Refund | undefined => {
      if (amount <= 0 || target.amount_refunded + amount > target.amount) return undefined;
      const refund = world.add("refunds", {
        id: newId("re"),
        object: "refund",
        created: world.now(),
        livemode: false,
        metadata: {},
        amount,
        charge: target.id,
        payment_intent: target.payment_intent,
        currency: target.currency,
        status: "succeeded",
        reason: null,
        ...given,
      });
      refund.balance_transaction = settle(world, "refund", refund, -1).id;
      target.amount_refunded += amount;
      target.refunded = target.amount_refunded === target.amount;
      emit("charge.refunded", target);
      emit("refund.created", refund);
      return refund;
    },

    dispute: (target: Charge): Dispute => {
      target.disputed = true;
      const dispute = world.add("disputes", {
        id: newId("du"),
        object: "dispute",
        created: world.now(),
        livemode: false,
        metadata: {},
        amount: target.amount,
        charge: target.id,
        payment_intent: target.payment_intent,
        currency: target.currency,
        status: "needs_response",
        reason: "fraudulent",
        balance_transactions: [],
      });
      dispute.balance_transactions.push(settle(world, "adjustment", dispute, -1));
      emit("charge.dispute.created", dispute);
      return dispute;
    },

    appeal: (target: Charge, outcome?: "won" | "lost"): void => {
      const dispute = world.all("disputes").findLast(({ charge }) => charge === target.id);
      if (dispute === undefined || dispute.status === "won")
        throw new Error(`charge ${target.id} has nothing to appeal`);
      dispute.status = outcome ?? "appeal_under_review";
      world.touch();
      emit(outcome === undefined ? "charge.dispute.updated" : "charge.dispute.closed", dispute);
    },

    closeDispute: (dispute: Dispute, status: "won" | "lost"): void => {
      dispute.status = status;
      if (status === "won") dispute.balance_transactions.push(settle(world, "adjustment", dispute, 1));
      world.touch();
      emit("charge.dispute.closed", dispute);
    },
  };
}

export type Payments = ReturnType<typeof createPayments>;
