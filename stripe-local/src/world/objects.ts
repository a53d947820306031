/**
 * Stripe's objects with the fields that the emulator supports, under Stripe's names. Amounts are in cents, times in
 * seconds since 1970.
 */

export type Metadata = Record<string, string>;

interface Base<Name extends string> {
  readonly id: string;
  readonly object: Name;
  created: number;
  readonly livemode: false;
  metadata: Metadata;
}

interface Customer extends Base<"customer"> {
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

interface Discount {
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
interface AutomaticTax {
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

interface List<T> {
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

export interface Invoice extends Base<"invoice"> {
  customer: string | null;
  number: string;
  currency: string;
  status: "draft" | "open" | "paid" | "void" | "uncollectible";
  amount_due: number;
  amount_paid: number;
  amount_remaining: number;
  subtotal: number;
  total_discount_amounts: { amount: number; discount: string }[];
  total: number;
  total_excluding_tax: number;
  total_taxes: {
    amount: number;
    tax_behavior: "inclusive" | "exclusive";
    tax_rate_details: { tax_rate: string };
    taxability_reason: "standard_rated" | "reverse_charge" | "not_collecting";
    taxable_amount: number;
    type: "tax_rate_details";
  }[];
  automatic_tax: AutomaticTax & { status: "complete" | null };
  account_tax_ids: string[] | null;
  footer: string | null;
  customer_tax_ids: { type: "eu_vat"; value: string }[];
  post_payment_credit_notes_amount: number;
  attempt_count: number;
  attempted: boolean;
  next_payment_attempt: number | null;
  billing_reason: "subscription_create" | "subscription_cycle" | "subscription_update" | "manual";
  collection_method: "charge_automatically";
  hosted_invoice_url: string;
  period_start: number;
  period_end: number;
  lines: List<InvoiceLine>;
  /** null: it is for one payment. */
  parent: {
    type: "subscription_details";
    quote_details: null;
    subscription_details: { subscription: string; metadata: Metadata };
  } | null;
  status_transitions: {
    finalized_at: number | null;
    paid_at: number | null;
    marked_uncollectible_at: number | null;
    voided_at: number | null;
  };
}

/** A credit of unused time, until an invoice takes it up. */
interface InvoiceItem extends Base<"invoiceitem"> {
  customer: string;
  amount: number;
  currency: string;
  date: number;
  proration: true;
  invoice: string | null;
  period: { start: number; end: number };
  parent: { type: "subscription_details"; subscription_details: { subscription: string } };
}

export interface InvoiceLine {
  readonly id: string;
  readonly object: "line_item";
  readonly amount: number;
  readonly currency: string;
  readonly description: string;
  readonly invoice: string;
  readonly quantity: 1;
  readonly period: { start: number; end: number };
  readonly parent: { readonly type: "subscription_item_details" | "invoice_item_details" };
}

export interface PaymentIntent extends Base<"payment_intent"> {
  amount: number;
  amount_received: number;
  currency: string;
  customer: string | null;
  status: "succeeded" | "requires_payment_method" | "requires_action";
  latest_charge: string | null;
}

interface InvoicePayment extends Base<"invoice_payment"> {
  invoice: string;
  amount_requested: number;
  amount_paid: number | null;
  currency: string;
  is_default: true;
  status: "open" | "paid";
  payment: { type: "payment_intent"; payment_intent: string };
  status_transitions: { paid_at: number | null; canceled_at: null };
}

export interface Charge extends Base<"charge"> {
  amount: number;
  amount_captured: number;
  amount_refunded: number;
  captured: boolean;
  currency: string;
  customer: string | null;
  payment_intent: string;
  paid: boolean;
  refunded: boolean;
  disputed: boolean;
  status: "succeeded" | "failed";
  failure_code: string | null;
  failure_message: string | null;
  balance_transaction?: string;
  payment_method_details: { type: "card"; card: { brand: string; last4: string } };
}

export interface Refund extends Base<"refund"> {
  amount: number;
  charge: string;
  payment_intent: string;
  currency: string;
  status: "succeeded";
  reason: string | null;
  balance_transaction?: string;
}

/** Takes back a paid invoice, or a part of it, with its tax. */
export interface CreditNote extends Base<"credit_note"> {
  invoice: string;
  customer: string | null;
  currency: string;
  number: string;
  status: "issued";
  type: "post_payment";
  amount: number;
  total: number;
  total_taxes: Invoice["total_taxes"];
  reason: string | null;
  post_payment_amount: number;
  refunds: { amount_refunded: number; refund: string; type: "refund" }[];
}

/** A customer's, or without one the account's own. */
interface TaxId extends Base<"tax_id"> {
  customer: string | null;
  country: string;
  type: "eu_vat";
  value: string;
}

export interface Dispute extends Base<"dispute"> {
  amount: number;
  charge: string;
  payment_intent: string;
  currency: string;
  status: "needs_response" | "appeal_needs_response" | "appeal_under_review" | "won" | "lost";
  reason: "fraudulent";
  balance_transactions: BalanceTransaction[];
}

/** What something came to in the account's own currency. */
export interface BalanceTransaction {
  readonly id: string;
  readonly object: "balance_transaction";
  readonly created: number;
  readonly type: "charge" | "refund" | "adjustment";
  readonly source: string;
  readonly amount: number;
  readonly currency: string;
  /** null: it was paid in that currency. */
  readonly exchange_rate: number | null;
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

/** Every kind of record, by the name of its collection. */
export interface Records {
  customers: Customer;
  products: Product;
  prices: Price;
  coupons: Coupon;
  discounts: Discount;
  schedules: Schedule;
  sessions: CheckoutSession;
  subscriptions: Subscription;
  invoices: Invoice;
  invoiceItems: InvoiceItem;
  intents: PaymentIntent;
  invoicePayments: InvoicePayment;
  charges: Charge;
  refunds: Refund;
  disputes: Dispute;
  creditNotes: CreditNote;
  taxIds: TaxId;
  balanceTransactions: BalanceTransaction;
  portals: PortalSession;
  portalConfigurations: PortalConfiguration;
  webhookEndpoints: WebhookEndpoint;
}
