/**
 * Stripe's objects with the fields that the emulator supports, under Stripe's names. Amounts are in cents, times in
 * seconds since 1970.
 */

export type Metadata = Record<string, string>;

export interface Base<Name extends string> {
  readonly id: string;
  readonly object: Name;
  created: number;
  readonly livemode: false;
  metadata: Metadata;
}

export interface Customer extends Base<"customer"> {
  email: string | null;
  name: string | null;
  address: { country: string } | null;
  deleted?: true;
}

export interface Product extends Base<"product"> {
  name: string;
  active: boolean;
  /** null: the account's default. */
  tax_code: string | null;
}

export interface Price extends Base<"price"> {
  product: string;
  active: boolean;
  currency: string;
  unit_amount: number;
  currency_options: Record<string, { unit_amount: number }>;
  lookup_key: string | null;
  type: "recurring" | "one_time";
  tax_behavior: "inclusive" | "exclusive" | "unspecified";
  /** null: it is paid once. */
  recurring: { interval: "day" | "week" | "month" | "year"; interval_count: number; usage_type: "licensed" } | null;
}

export interface Coupon extends Base<"coupon"> {
  name: string | null;
  percent_off: number | null;
  amount_off: number | null;
  currency: string | null;
  currency_options: Record<string, { amount_off: number }>;
  duration: "once" | "repeating" | "forever";
  duration_in_months: number | null;
  max_redemptions: number | null;
  redeem_by: number | null;
  times_redeemed: number;
  valid: boolean;
}

export interface Discount {
  readonly id: string;
  readonly object: "discount";
  readonly source: { type: "coupon"; coupon: string };
  customer: string;
  subscription: string;
  start: number;
  end: number | null;
}

export interface CheckoutSession extends Base<"checkout.session"> {
  mode: "subscription" | "payment";
  status: "open" | "complete" | "expired";
  payment_status: "paid" | "unpaid" | "no_payment_required";
  payment_method_collection: "always" | "if_required";
  url: string | null;
  customer: string | null;
  client_reference_id: string | null;
  customer_email: string | null;
  subscription: string | null;
  payment_intent: string | null;
  invoice: string | null;
  amount_total: number;
  total_details: { amount_discount: number; amount_shipping: 0; amount_tax: number };
  automatic_tax: AutomaticTax & { status: "complete" | "requires_location_inputs" | null };
  tax_id_collection: { enabled: boolean; required: "never" } | null;
  managed_payments: { enabled: true } | null;
  currency: string;
  success_url: string;
  cancel_url: string | null;
  expires_at: number;
  /** Not part of Stripe's object: the data from which the subscription, or the payment, will be made. */
  readonly plan: {
    price: string;
    metadata: Metadata;
    /** What is due without the tax that comes on top. */
    base: number;
    taxed?: Taxed;
    invoiceSettings: InvoiceSettings;
    coupon?: string;
    trial?: Trial;
    /** A payment gets an invoice only if it is asked for; a customer too. */
    invoice?: boolean;
    invoiceMetadata?: Metadata;
    newCustomer?: boolean;
  };
}

/** How tax is calculated. @see https://docs.stripe.com/tax/calculating */
export interface Taxed {
  readonly behavior: "inclusive" | "exclusive";
  /** Whether Stripe sells, and is registered wherever there is tax. */
  readonly managed: boolean;
}

/** Who owes the tax: the account, or Stripe as the seller. */
export interface AutomaticTax {
  readonly enabled: boolean;
  readonly liability: { type: "self" | "stripe" } | null;
}

/** What the seller adds to invoices. */
interface InvoiceSettings {
  account_tax_ids: string[] | null;
  footer: string | null;
}

/** What happens at the end of a trial if there is no card. */
type WithoutCard = "cancel" | "create_invoice" | "pause";

export interface Trial {
  readonly end: number;
  readonly withoutCard: WithoutCard;
}

export interface SubscriptionItem {
  readonly id: string;
  readonly object: "subscription_item";
  created: number;
  readonly subscription: string;
  price: Price;
  readonly quantity: 1;
  metadata: Metadata;
  current_period_start: number;
  current_period_end: number;
}

export interface Schedule extends Base<"subscription_schedule"> {
  customer: string;
  subscription: string;
  status: "active" | "released";
  end_behavior: "release";
  phases: { start_date: number; end_date: number | null; items: { price: string; quantity: 1 }[] }[];
}

export interface List<T> {
  readonly object: "list";
  readonly data: T[];
  readonly has_more: boolean;
  readonly url: string;
}

export interface Subscription extends Base<"subscription"> {
  customer: string;
  status: "active" | "past_due" | "canceled" | "unpaid" | "paused" | "trialing" | "incomplete" | "incomplete_expired";
  currency: string;
  collection_method: "charge_automatically";
  items: List<SubscriptionItem>;
  latest_invoice: string | null;
  start_date: number;
  billing_cycle_anchor: number;
  cancel_at: number | null;
  cancel_at_period_end: boolean;
  canceled_at: number | null;
  ended_at: number | null;
  pause_collection: { behavior: string; resumes_at: number | null } | null;
  billing_mode: { type: "flexible" };
  /** There while it is paused. */
  status_details?: {
    paused: {
      type: "subscription";
      transitioned_at: number;
      subscription: {
        type:
          | "pause_requested"
          | "trial_end_without_payment_method"
          | "first_payment_failure"
          | "final_payment_failure";
      };
    };
  };
  trial_start: number | null;
  trial_end: number | null;
  trial_settings: { end_behavior: { missing_payment_method: WithoutCard } };
  /** Not part of Stripe's object: whether the event before the end of the trial was sent. */
  trial_told?: boolean;
  /** Ids of discounts. */
  discounts: string[];
  schedule: string | null;
  /** A change that waits until its invoice is paid. */
  automatic_tax: AutomaticTax;
  managed_payments: { enabled: true } | null;
  invoice_settings: InvoiceSettings;
  pending_update: { expires_at: number; subscription_items: { id: string; price: string }[] } | null;
}

/** A change of the customer portal's settings is a change of these. */
export interface PortalConfiguration extends Base<"billing_portal.configuration"> {
  updated: number;
  active: boolean;
  is_default: boolean;
  name: string | null;
  default_return_url: string | null;
  features: PortalFeatures;
}

export type PortalFeatures = Record<
  | "customer_update"
  | "invoice_history"
  | "payment_method_update"
  | "subscription_cancel"
  | "subscription_pause"
  | "subscription_update",
  { enabled: boolean }
>;

export interface PortalSession extends Base<"billing_portal.session"> {
  customer: string;
  configuration: string;
  return_url: string | null;
  url: string;
}

export interface WebhookEndpoint extends Base<"webhook_endpoint"> {
  url: string;
  status: "enabled" | "disabled";
  enabled_events: string[];
  /** null: the account's own. */
  readonly api_version: string | null;
  description: string | null;
  /** Shown only when it is created. */
  readonly secret: string;
}

export interface StripeEvent {
  readonly id: string;
  readonly object: "event";
  readonly api_version: string;
  readonly created: number;
  readonly type: string;
  readonly livemode: false;
  readonly pending_webhooks: number;
  readonly request: { id: null; idempotency_key: null };
  readonly data: { readonly object: unknown };
}
