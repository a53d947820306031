import { pagePath } from "@mindreel/contract/plain/pages";
import type { Act, Moment } from "@mindreel/stripe-local/simulator/past";
import type Stripe from "stripe";
import type { Config } from "#config/config.ts";
import type {
  ProviderCheckout,
  ProviderEvent,
  ProviderInvoice,
  ProviderReturns,
  ProviderSubscription,
} from "./provider-records.port.ts";
import { stateFile } from "./rehearsal.ts";
import { metadataOf, toCheckout, toDispute, toEvent, toInvoice, toSubscription } from "./stripe.mapper.ts";

/** Something that the emulator can make happen to a customer. */
export type PastAct = Act;

/** A customer's state at the provider after something had happened. Lists are oldest first. */
export interface PastMoment {
  readonly at: Date;
  readonly customerId: string;
  readonly subscriptions: readonly ProviderSubscription[];
  readonly invoices: readonly ProviderInvoice[];
  readonly returns: readonly ProviderReturns[];
  readonly checkouts: readonly ProviderCheckout[];
  /** The events sent to the webhook since the previous moment. */
  readonly events: readonly ProviderEvent[];
}

interface PastMember {
  readonly id: number;
  readonly email: string;
  readonly name: string;
  /** In order. */
  readonly acts: readonly Act[];
}

type Settings = Pick<Config, "appName" | "dataDir" | "publicUrl" | "planPriceCents">;

/** A record of the emulator as the SDK would read it from the wire. */
const read = <T>(record: object): T => JSON.parse(JSON.stringify(record));

const toMoment = ({ at, customer, subscriptions, invoices, returned, sessions, events }: Moment): PastMoment => ({
  at: new Date(at * 1000),
  customerId: customer,
  subscriptions: subscriptions.map((each) => toSubscription(read<Stripe.Subscription>(each))),
  invoices: invoices.map((each) => toInvoice(read<Stripe.Invoice>(each))),
  returns: returned.map(({ invoice: invoiceId, charge, disputes }) => ({
    invoiceId,
    refunded: charge.amount_refunded,
    refundedInFull: charge.refunded,
    dispute: toDispute(disputes),
  })),
  checkouts: sessions.map((each) => toCheckout(read<Stripe.Checkout.Session>(each))),
  events: events.map((each) => toEvent(read<Stripe.Event>(each))),
});

/** The parameters that `createCheckout` sends, as form fields. */
function checkoutOf({ id }: PastMember, config: Settings) {
  const metadata = metadataOf(id);
  const price = {
    currency: "usd",
    unit_amount: String(config.planPriceCents),
    recurring: { interval: "month" },
    product_data: { name: `${config.appName} Pro` },
  };
  return {
    mode: "subscription",
    client_reference_id: String(id),
    line_items: [{ quantity: "1", price_data: price }],
    metadata,
    subscription_data: { metadata },
    success_url: `${config.publicUrl}${pagePath("paymentSuccess")}?session_id={CHECKOUT_SESSION_ID}`,
    cancel_url: `${config.publicUrl}${pagePath("subscription")}?checkout=cancelled`,
  };
}

/**
 * Replaces the emulator's records with a past: what members did at the provider up to a moment. The emulator must not
 * be running meanwhile. `save` stores it.
 */
export async function rehearsePast(config: Settings, until: Date) {
  const { createPast } = await import("@mindreel/stripe-local/simulator/past");
  const past = createPast({
    stateFile: stateFile(config),
    pagesUrl: config.publicUrl,
    until: Math.floor(until.getTime() / 1000),
  });
  return {
    live: (member: PastMember, changed: (moment: PastMoment) => void): void => {
      const { id, email, name, acts } = member;
      const customer = { email, name, metadata: metadataOf(id) };
      past.live({ customer, checkout: checkoutOf(member, config), acts }, (moment) => changed(toMoment(moment)));
    },
    /** @returns the numbers of all invoices, by their ids; to be called after all lives */
    numberInvoices: past.numberInvoices,
    save: past.save,
  };
}
