/** The payment provider behind a small interface. Amounts are cents, moments are Dates. */

export interface ProviderInvoice {
  readonly id: string;
  readonly subscriptionId: string | null;
  readonly customerId: string | null;
  readonly status: string;
  readonly currency: string;
  readonly amountDue: number;
  readonly amountPaid: number;
  readonly periodStart: Date;
  readonly periodEnd: Date;
  readonly createdAt: Date;
  readonly paidAt: Date | null;
  /** The provider's page of this invoice, where an open one can be paid. */
  readonly url: string | null;
}

export interface ProviderSubscription {
  readonly id: string;
  readonly customerId: string;
  /** Begun by a checkout of ours; the same account may sell other things. */
  readonly ours: boolean;
  readonly status: string;
  readonly startedAt: Date;
  readonly periodStart: Date;
  readonly periodEnd: Date;
  /** Charges again by itself when the period ends. */
  readonly renews: boolean;
  /** When it is going to end, or has ended. */
  readonly endsAt: Date | null;
  readonly latestInvoice: ProviderInvoice | null;
}

export interface ProviderCheckout {
  readonly id: string;
  readonly customerId: string | null;
  readonly status: "open" | "complete" | "expired";
  /** The money is there (a checkout can be complete while a slow payment is still on its way). */
  readonly paid: boolean;
  readonly url: string | null;
  readonly expiresAt: Date;
  readonly subscriptionId: string | null;
}

/** What has come back of an invoice's money. */
export interface ProviderReturns {
  readonly invoiceId: string;
  readonly refunded: number;
  readonly whole: boolean;
  readonly disputeLost: boolean;
}

export interface ProviderEvent {
  readonly id: string;
  readonly type: string;
  readonly createdAt: Date;
  readonly customerId: string | null;
  readonly objectId: string;
}

interface NewCheckout {
  /** The same key makes the same checkout, once. */
  readonly key: string;
  readonly customerId: string;
  readonly memberId: number;
  readonly priceCents: number;
  readonly successUrl: string;
  readonly cancelUrl: string;
}

/** The provider was not reached, was too slow or failed: what was asked may or may not have been done. */
export class ProviderUnreachable extends Error {}

/** The provider understood and refused: nothing was done. */
export class ProviderRefused extends Error {
  /** What was named does not exist there. */
  readonly missing: boolean;

  constructor(message: string, options: { cause: unknown; missing: boolean }) {
    super(message, options);
    this.missing = options.missing;
  }
}

/** A webhook that is not signed by the provider, or not within the last five minutes. */
export class BadSignature extends Error {}

/** Every function but `readEvent` may throw `ProviderUnreachable` or `ProviderRefused`. */
export interface Payments {
  readonly createCustomer: (member: { key: string; memberId: number; email: string; name: string }) => Promise<string>;
  readonly changeCustomerEmail: (customerId: string, email: string) => Promise<void>;
  readonly createCheckout: (checkout: NewCheckout) => Promise<ProviderCheckout>;
  readonly expireCheckout: (id: string) => Promise<void>;
  readonly checkout: (id: string) => Promise<ProviderCheckout | undefined>;
  readonly subscription: (id: string) => Promise<ProviderSubscription | undefined>;
  readonly invoice: (id: string) => Promise<ProviderInvoice | undefined>;
  /** What has come back of the invoice that a charge paid; undefined for a charge without an invoice. */
  readonly returns: (chargeId: string) => Promise<ProviderReturns | undefined>;
  /** Every subscription of the account, ended ones included, page by page. */
  readonly subscriptions: () => AsyncIterable<ProviderSubscription>;
  /** Lets a subscription end with what is paid. */
  readonly cancelRenewal: (subscriptionId: string) => Promise<void>;
  /** Ends a subscription at once; what is not paid of it is not to be paid any more. */
  readonly endNow: (subscriptionId: string) => Promise<void>;
  /** Address of the customer's own page: card, invoices, cancel, resume. */
  readonly portal: (customerId: string, returnUrl: string) => Promise<string>;
  /** @throws BadSignature */
  readonly readEvent: (body: Buffer, signature: string) => ProviderEvent;
}
