import type { StripeAccess } from "#config/payment-settings.ts";
import type { SubscriptionStatus } from "#domain/entitlement.ts";
import type {
  CheckoutTax,
  EventSubject,
  ProviderCheckout,
  ProviderEvent,
  ProviderInvoice,
  ProviderReturns,
  ProviderSettlement,
  ProviderSubscription,
  ProviderTaxes,
  SoldCoupon,
  SoldPrice,
} from "./provider-records.port.ts";

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
