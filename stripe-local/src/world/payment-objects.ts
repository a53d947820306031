import type { AutomaticTax, Base, List, Metadata } from "./objects.ts";

/** Objects of paying: invoices, charges, and what is given back or lost of them. Units are those of `objects.ts`. */

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
export interface InvoiceItem extends Base<"invoiceitem"> {
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

export interface InvoicePayment extends Base<"invoice_payment"> {
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
export interface TaxId extends Base<"tax_id"> {
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
