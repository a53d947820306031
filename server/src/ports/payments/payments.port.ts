import type { Amounts, Interval, PriceTax } from "@mindreel/contract/billing/plans";
import type { StripeAccess } from "#config/payment-settings.ts";
import type { SubscriptionStatus } from "#domain/entitlement.ts";

/** The payment provider. Amounts are in cents, moments are Dates, ids are the provider's. */

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

/** The meaning of the provider's own terms, including those stored before payments were turned off. */
export interface ProviderTerms {
  readonly statusOf: (providerStatus: string) => SubscriptionStatus;
  /** The provider's words for a subscription whose renewal failed. */
  readonly unpaid: readonly string[];
  /** The provider's word for a subscription in its free days. */
  readonly trial: string;
  /** The provider's word for a subscription that has ended. */
  readonly ended: string;
  readonly subjectOf: (eventType: string) => EventSubject;
}

interface NewCheckout {
  /** Idempotency key: the checkout is created once, however often it is sent. */
  readonly key: string;
  readonly customerId: string;
  readonly memberId: number;
  /** The provider's id of the price. */
  readonly priceId: string;
  readonly currency: string;
  /** A code, by its id here and by its coupon's at the provider. */
  readonly code: { readonly id: number; readonly couponId: string } | null;
  /** Whether it is paid once, for ever. */
  readonly once: boolean;
  readonly tax: CheckoutTax;
  /** Free days before the first charge. Without a card, the subscription ends with them unless one is added. */
  readonly trial: { readonly days: number; readonly card: boolean } | null;
  /** The checkout's id is added to it as `session_id`. */
  readonly successUrl: string;
  readonly cancelUrl: string;
}

/** Another price for a subscription, reckoned from a moment in the period that runs. */
export interface PriceChange {
  readonly subscriptionId: string;
  /** The provider's id of the price. */
  readonly priceId: string;
  readonly at: Date;
}

interface NewRefund {
  /** Idempotency key: the refund is made once, however often and however late it is sent. */
  readonly key: string;
  readonly invoiceId: string;
  readonly amount: number;
}

/** The provider could not be reached, was too slow, or failed: the request may or may not have been carried out. */
export class ProviderUnreachable extends Error {}

/** The provider understood the request and refused it: nothing was done. */
export class ProviderRefused extends Error {
  /** Whether the object named in the request does not exist there. */
  readonly missing: boolean;
  /** The permission that the key lacks, in the provider's terms, or empty if it names none; null: that is not why. */
  readonly lacks: string | null;

  constructor(message: string, options: { cause: unknown; missing: boolean; lacks?: string | null }) {
    super(message, options);
    this.missing = options.missing;
    this.lacks = options.lacks ?? null;
  }
}

/** A webhook that the provider did not sign, or signed more than five minutes ago. */
export class BadSignature extends Error {}

/** The result of checking the provider's settings. */
export interface ProviderCheck {
  /** The kinds of objects that the key may not read, in the provider's terms. */
  readonly forbidden: readonly string[];
  /** Whether the account was connected here, so that what differs can be mended from here. */
  readonly ours: boolean;
  /**
   * The state of this server's webhook endpoint; `elsewhere` if the one made here has got another URL, `unknown` if the
   * key may not read endpoints.
   */
  readonly webhook: "there" | "missing" | "off" | "elsewhere" | "unknown";
  /** The types of required events that are not sent there. */
  readonly unsent: readonly string[];
  /** Types that are sent to an endpoint made here, although nothing is done with them. */
  readonly unasked: readonly string[];
  /** The API version of its events, if it is not the one that is expected; `found` is empty for the account's own. */
  readonly version: { readonly found: string; readonly expected: string } | null;
  /** Whether the customer portal is set up, and lets customers cancel; or is as it was made here, or was changed. */
  readonly portal: "cancels" | "keeps" | "missing" | "asMade" | "changed";
}

export interface ProviderEndpoint {
  readonly id: string;
  /** Signs its events. */
  readonly secret: string;
}

/** Makes what a connected account needs at the provider. Every function may throw as those of `Payments` may. */
export interface PaymentsSetUp {
  /** Makes the webhook endpoint for this URL, or mends the known one. Its secret is known only from its creation. */
  readonly keepEndpoint: (webhookUrl: string, known: ProviderEndpoint | undefined) => Promise<ProviderEndpoint>;
  /** Removes the other endpoints at this URL, whose events would not be accepted. */
  readonly removeOtherEndpoints: (webhookUrl: string, id: string) => Promise<void>;
  /** Makes settings of the customer portal that show what only the provider can, or mends those that are there. */
  readonly keepPortal: () => Promise<string>;
  /** Removes what was made, as far as it is still there. */
  readonly remove: (endpointId: string, portalId: string) => Promise<void>;
}

/** HTTP headers, names in lower case. */
type Headers = Readonly<Record<string, string | string[] | undefined>>;

/** Every asynchronous function may throw `ProviderUnreachable` or `ProviderRefused`. */
export interface Payments {
  readonly terms: ProviderTerms;
  /** The URL of the provider's dashboard; null if there is none. */
  readonly dashboard: string | null;
  readonly createCustomer: (member: { key: string; memberId: number; email: string; name: string }) => Promise<string>;
  /** The customers that were created for a member with this email address, newest first; deleted ones are left out. */
  readonly customersFor: (member: { memberId: number; email: string }) => Promise<readonly string[]>;
  readonly changeCustomerEmail: (customerId: string, email: string) => Promise<void>;
  /** Makes sure that a price and its product exist, and are as they should be. @returns the price's id */
  readonly sell: (price: SoldPrice) => Promise<string>;
  /** Makes sure that a coupon exists. */
  readonly keepCoupon: (coupon: SoldCoupon) => Promise<void>;
  /** Finds out whether the provider sells a price in the owner's place. @throws ProviderRefused if it does not */
  readonly tryToSell: (price: { readonly priceId: string; readonly once: boolean }) => Promise<void>;
  readonly createCheckout: (checkout: NewCheckout) => Promise<ProviderCheckout>;
  readonly expireCheckout: (id: string) => Promise<void>;
  readonly checkout: (id: string) => Promise<ProviderCheckout | undefined>;
  readonly subscription: (id: string) => Promise<ProviderSubscription | undefined>;
  /** A customer's newest 100, ended ones included; none if the customer was deleted. */
  readonly subscriptionsOf: (customerId: string) => Promise<readonly ProviderSubscription[]>;
  readonly invoice: (id: string) => Promise<ProviderInvoice | undefined>;
  /** A subscription's newest 100. */
  readonly invoicesOf: (subscriptionId: string) => Promise<readonly ProviderInvoice[]>;
  /** What was returned of the payment that a charge made; undefined for a charge without an invoice. */
  readonly returns: (chargeId: string) => Promise<ProviderReturns | undefined>;
  /** The currency that the account is paid out in; null if the key may not read it. */
  readonly accountCurrency: () => Promise<string | null>;
  /** What the provider settled of an invoice's payment; undefined as long as it does not say. */
  readonly settlement: (invoiceId: string) => Promise<ProviderSettlement | undefined>;
  /** Ids of those of a customer's newest 100 charges that were refunded or disputed. */
  readonly returnedChargesOf: (customerId: string) => Promise<readonly string[]>;
  /** Ids of all charges of the account that were refunded or disputed after a moment, each once. */
  readonly returnedChargesSince: (since: Date) => AsyncIterable<string>;
  /** Every subscription of the account, ended ones included, and what was bought for ever; pages are fetched as needed. */
  readonly subscriptions: () => AsyncIterable<ProviderSubscription>;
  /** Lets a subscription end with its paid period. */
  readonly cancelRenewal: (subscriptionId: string) => Promise<void>;
  /** Lets a subscription that ends with its paid period renew again. */
  readonly resumeRenewal: (subscriptionId: string) => Promise<void>;
  /** What a change of price at once would cost, and when the period that it pays for ends. */
  readonly previewChange: (change: PriceChange) => Promise<{ readonly due: number; readonly periodEnd: Date }>;
  /** The next charge of a subscription; with a coupon, or none (null), in place of the discount that it has, or with another price. */
  readonly previewNext: (next: {
    readonly subscriptionId: string;
    readonly couponId?: string | null | undefined;
    readonly priceId?: string | undefined;
  }) => Promise<{ readonly amount: number; readonly currency: string; readonly at: Date }>;
  /** Takes a code off a subscription from its next charge on, once, in place of the discount that it has. */
  readonly applyCode: (applied: {
    readonly subscriptionId: string;
    readonly codeId: number;
    readonly couponId: string;
  }) => Promise<void>;
  /**
   * Changes the price at once, and charges what was previewed. Declined, it leaves everything.
   * @returns where the member confirms the payment for their bank, if it asks for that: until then, nothing changes; else
   * null
   */
  readonly changePrice: (change: PriceChange) => Promise<string | null>;
  /** Changes the price when the period ends. */
  readonly schedulePrice: (
    change: Omit<PriceChange, "at"> & Pick<SoldPrice, "interval" | "intervalCount">,
  ) => Promise<void>;
  /**
   * Has a subscription cost another price from its next charge on. Nothing is charged or credited now.
   * @param from the provider's id of the price that it has
   * @returns false if it has another one, or a change of its own waits: then nothing was done
   */
  readonly movePrice: (move: Omit<PriceChange, "at"> & { readonly from: string }) => Promise<boolean>;
  /** Takes back a change that waits. */
  readonly unschedule: (subscriptionId: string) => Promise<void>;
  /** Refunds a part of an invoice's payment, or all of it. @returns the charge's id */
  readonly refund: (refund: NewRefund) => Promise<string>;
  /** Ends a subscription at once and voids its open invoices. */
  readonly endNow: (subscriptionId: string) => Promise<void>;
  /** URL of the customer's own page at the provider: card, invoices, cancel, resume. */
  readonly portal: (customerId: string, returnUrl: string) => Promise<string>;
  readonly taxes: () => Promise<ProviderTaxes>;
  /** Checks what the key may do and the customer portal, and looks for the webhook endpoint at this URL. */
  readonly check: (webhookUrl: string) => Promise<ProviderCheck>;
  /**
   * Reads a webhook request, whose signature covers the body byte for byte.
   * @throws BadSignature
   */
  readonly readEvent: (body: Buffer, headers: Headers) => ProviderEvent;
}

/** An account by its key: payments through it, and what makes it ready for them. */
export interface PaymentsAccount {
  readonly payments: Payments;
  readonly setUp: PaymentsSetUp;
}

/** @param site the site's own address */
export type OpenStripe = (access: StripeAccess, site: string) => Promise<PaymentsAccount>;
