import type { Amounts, Interval, PriceTax } from "@mindreel/contract/billing/plans";
import type { SubscriptionStatus } from "#domain/entitlement.ts";

/** What the payment provider has on record. Amounts are in cents, moments are Dates, ids are the provider's. */

export interface ProviderInvoice {
  readonly id: string;
  readonly subscriptionId: string | null;
  readonly customerId: string | null;
  readonly isPaid: boolean;
  /** In the provider's own terms: stored and shown, but no decision depends on it. */
  readonly providerStatus: string;
  readonly currency: string;
  readonly amountDue: number;
  readonly amountPaid: number;
  /** What discounts took off. */
  readonly amountOff: number;
  readonly periodStart: Date;
  readonly periodEnd: Date;
  readonly createdAt: Date;
  readonly paidAt: Date | null;
  /** The provider's page of this invoice, where an open one can be paid. */
  readonly url: string | null;
  /** The number that the customer knows it by. */
  readonly number: string | null;
  /** When an open one is charged again by itself. */
  readonly nextTryAt: Date | null;
}

/** A subscription; or what was bought for ever, which is named by its checkout. */
export interface ProviderSubscription {
  readonly id: string;
  readonly customerId: string;
  /** Whether one of our checkouts started it; the same account may sell other things. */
  readonly ours: boolean;
  /** The member whose checkout started it; null if it was none of ours. */
  readonly memberId: number | null;
  readonly status: SubscriptionStatus;
  /** In the provider's own terms: stored and shown, but no decision depends on it. */
  readonly providerStatus: string;
  readonly startedAt: Date;
  readonly periodStart: Date;
  readonly periodEnd: Date;
  /** The moment from which all its periods are reckoned. */
  readonly anchor: Date;
  /** Since when the rest of the period is credited, because it was paused; null if it is not. */
  readonly creditedFrom: Date | null;
  /** Whether it charges again when the period ends. */
  readonly renews: boolean;
  /** Whether it may ever charge again: because it renews, is past due, or is paused and may be resumed. */
  readonly mayCharge: boolean;
  /** When it is going to end, or has ended. */
  readonly endsAt: Date | null;
  /** The end of the free days that it began with; null if it did not. */
  readonly trialEnd: Date | null;
  /** Whether its free days end it unless a card is added. */
  readonly needsCard: boolean;
  readonly latestInvoice: ProviderInvoice | null;
  /** What it is for; null if that is not a single price. */
  readonly price: ProviderPrice | null;
  /** What is taken off it. */
  readonly discount: { readonly couponId: string; readonly endsAt: Date | null } | null;
  /** What discounts take off each charge as long as they go on, in the currency's smallest unit; null if that is not known. */
  readonly recurringOff: number | null;
  /** The id here of the code that it began with. */
  readonly codeId: number | null;
  /** The price that it goes over to, by the provider's id, and when. */
  readonly nextPrice: { readonly id: string; readonly at: Date } | null;
  /** How it is taxed. */
  readonly tax: PriceTax;
  /** What the next charge will be where tax comes on top; null if that is not so, or not known. */
  readonly nextCharge: number | null;
  /** The card that is charged, if the provider names one. */
  readonly card: { readonly brand: string; readonly last4: string } | null;
}

/** What a code takes off, as it is to exist at the provider. */
export interface SoldCoupon {
  /** Chosen by us, so that a code has one. */
  readonly id: string;
  readonly name: string;
  /** Either this or `amounts`. */
  readonly percentOff: number | null;
  readonly amounts: Amounts | null;
  /** `repeating`: for some months. */
  readonly duration: "once" | "repeating" | "forever";
  readonly months: number | null;
  readonly maxRedemptions: number | null;
  readonly expiresAt: Date | null;
}

/** What a subscription costs each time, without a code. */
export interface ProviderPrice {
  readonly id: string;
  readonly productId: string;
  /** Of a price that `sell` made. */
  readonly lookupKey: string | null;
  /** In the currency's smallest unit; null if the provider does not say. */
  readonly amount: number | null;
  readonly currency: string;
  readonly interval: Interval;
  readonly intervalCount: number;
}

/** A price as it is to exist at the provider. */
export interface SoldPrice {
  /** Chosen by us, so that a plan has one product. */
  readonly productId: string;
  readonly productName: string;
  /** By which it is found. */
  readonly lookupKey: string;
  readonly interval: Interval;
  readonly intervalCount: number;
  readonly currency: string;
  readonly amounts: Amounts;
  readonly tax: PriceTax;
  /** What the product is for the law of taxes, by the provider's code; null: the account's own. */
  readonly taxCode: string | null;
}

/** How the account stands with taxes. */
export interface ProviderTaxes {
  readonly isActive: boolean;
  readonly hasHeadOffice: boolean;
  readonly isRegistered: boolean;
  readonly defaultCode: string | null;
  /** What can be sold, for the law of taxes. */
  readonly codes: readonly { readonly id: string; readonly name: string }[];
  /** The seller's own numbers. */
  readonly ownIds: readonly { readonly id: string; readonly value: string }[];
}

/** What a checkout says about tax; `none`: nothing. */
export interface CheckoutTax {
  /** `stripe`: the provider sells, and sees to taxes. */
  readonly mode: "none" | "own" | "stripe";
  /** On invoices: text at their foot, and the seller's numbers by the provider's ids. */
  readonly footer: string;
  readonly accountTaxIds: readonly string[];
}

export interface ProviderCheckout {
  readonly id: string;
  readonly customerId: string | null;
  readonly status: "open" | "complete" | "expired";
  /** Whether the money has arrived; a slow payment can still be on its way when the checkout is complete. */
  readonly paid: boolean;
  readonly url: string | null;
  readonly expiresAt: Date;
  /** What it led to. */
  readonly subscriptionId: string | null;
}

/** How a dispute of a payment stands: with the bank, decided for us, or for the customer, who has the money back. */
export type DisputeState = "open" | "won" | "lost";

/** How much of an invoice's payment was returned. */
export interface ProviderReturns {
  readonly invoiceId: string;
  readonly refunded: number;
  readonly refundedInFull: boolean;
  /** Null if the payment was never disputed. */
  readonly dispute: DisputeState | null;
}

/** What a payment, and what was returned of it, came to in the account's currency, each by the rate of its day. */
export interface ProviderSettlement {
  readonly currency: string;
  readonly amount: number;
  readonly refunded: number;
  /** What disputes took away; what they gave back again is not in it. */
  readonly disputed: number;
}

/** What to read again at the provider after an event; `nothing` if the event does not concern us. */
export type EventSubject = "checkout" | "subscription" | "invoice" | "charge" | "nothing";

/** What happened, by reference only: the object itself is read when the event is handled. */
export interface ProviderEvent {
  readonly id: string;
  /** In the provider's own terms: stored and shown; `terms.subjectOf` interprets it. */
  readonly type: string;
  readonly createdAt: Date;
  readonly customerId: string | null;
  /** Empty if the event names no object. */
  readonly objectId: string;
}
