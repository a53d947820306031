import { randomBytes } from "node:crypto";
import { existsSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import type {
  CheckoutSession,
  Coupon,
  Customer,
  Discount,
  PortalConfiguration,
  PortalSession,
  Price,
  Product,
  Schedule,
  StripeEvent,
  Subscription,
  WebhookEndpoint,
} from "./objects.ts";
import type {
  BalanceTransaction,
  Charge,
  CreditNote,
  Dispute,
  Invoice,
  InvoiceItem,
  InvoicePayment,
  PaymentIntent,
  Refund,
  TaxId,
} from "./payment-objects.ts";

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

/** A customer's card. It `fails` if it is a failing test card, or if the tester wants the next payments to fail. */
export interface Wallet {
  brand: string;
  last4: string;
  fails: boolean;
  /** Whether the bank asks the customer to confirm a payment that they do not make on a page. */
  asks?: boolean;
}

/** How the account stands with tax. What is set here holds from the next calculation on. */
export interface AccountTax {
  status: "active" | "pending";
  /** The country of the head office. */
  headOffice: string | null;
  /** Of products without their own. */
  taxCode: string | null;
  /** Countries. */
  registrations: string[];
  /** Whether Stripe may sell in the account's place. */
  managedPayments: boolean;
}

interface Snapshot {
  readonly records: { readonly [K in keyof Records]: Record<string, Records[K]> };
  readonly wallets: Record<string, Wallet>;
  readonly events: StripeEvent[];
  readonly numbers: { invoice: number };
  readonly tax: AccountTax;
}

const empty = (): Snapshot => ({
  records: {
    customers: {},
    products: {},
    prices: {},
    coupons: {},
    discounts: {},
    schedules: {},
    sessions: {},
    subscriptions: {},
    invoices: {},
    invoiceItems: {},
    intents: {},
    invoicePayments: {},
    charges: {},
    refunds: {},
    disputes: {},
    creditNotes: {},
    taxIds: {},
    balanceTransactions: {},
    portals: {},
    portalConfigurations: {},
    webhookEndpoints: {},
  },
  wallets: {},
  events: [],
  numbers: { invoice: 0 },
  tax: {
    ...{ status: "active", headOffice: "DE", taxCode: "txcd_10402200", registrations: ["DE"], managedPayments: true },
  },
});

function read(file: string): Snapshot {
  try {
    const kept = JSON.parse(readFileSync(file, "utf8")) as Snapshot;
    const records = { ...empty().records, ...kept.records };
    // Files of earlier versions know neither discounts nor other currencies nor tax nor settings of the portal.
    for (const each of Object.values(records.subscriptions)) {
      each.discounts ??= [];
      each.automatic_tax ??= { enabled: false, liability: null };
      each.managed_payments ??= null;
      each.invoice_settings ??= { account_tax_ids: null, footer: null };
      for (const { price } of each.items.data) price.tax_behavior ??= "unspecified";
    }
    for (const each of Object.values(records.invoices)) {
      each.total_taxes ??= [];
      each.automatic_tax ??= { enabled: false, liability: null, status: null };
    }
    for (const each of Object.values(records.prices)) {
      each.currency_options ??= {};
      each.tax_behavior ??= "unspecified";
    }
    // Files of earlier versions know neither discounts nor other currencies nor what was settled nor settings of the portal.
    for (const each of Object.values(records.subscriptions)) each.discounts ??= [];
    for (const each of Object.values(records.disputes)) each.balance_transactions ??= [];
    for (const each of Object.values(records.prices)) each.currency_options ??= {};
    for (const each of Object.values(records.portals)) each.configuration ??= "bpc_1";
    return { ...empty(), ...kept, records };
  } catch (error) {
    throw new Error(`${file} cannot be read. Remove it to start the rehearsal over.`, { cause: error });
  }
}

/** How many of the newest events the file keeps. */
const eventsKept = 500;

const alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789";
export const newId = (prefix: string): string =>
  `${prefix}_${Array.from(randomBytes(24), (byte) => alphabet[byte % alphabet.length]).join("")}`;

/** All records, in memory and, if a file is given, on disk. */
export class World {
  readonly #file: string | undefined;
  readonly #state: Snapshot;
  /** Seconds since 1970. */
  readonly now: () => number;
  #saving: NodeJS.Timeout | undefined;

  constructor(file: string | undefined, now = () => Math.floor(Date.now() / 1000)) {
    this.#file = file;
    this.now = now;
    this.#state = file !== undefined && existsSync(file) ? read(file) : empty();
  }

  get events(): StripeEvent[] {
    return this.#state.events;
  }

  get wallets(): Record<string, Wallet> {
    return this.#state.wallets;
  }

  get tax(): AccountTax {
    return this.#state.tax;
  }

  nextInvoiceNumber(): string {
    this.#state.numbers.invoice += 1;
    return `REHEARSAL-${String(this.#state.numbers.invoice).padStart(4, "0")}`;
  }

  find<K extends keyof Records>(kind: K, id: string): Records[K] | undefined {
    const records = this.#state.records[kind];
    return Object.hasOwn(records, id) ? records[id] : undefined;
  }

  /** Newest first, as Stripe lists them. */
  all<K extends keyof Records>(kind: K): Records[K][] {
    return Object.values(this.#state.records[kind]).toReversed();
  }

  add<K extends keyof Records>(kind: K, record: Records[K]): Records[K] {
    const records: Record<string, Records[K]> = this.#state.records[kind];
    records[record.id] = record;
    this.touch();
    return record;
  }

  remove(kind: keyof Records, id: string): void {
    delete this.#state.records[kind][id];
    this.touch();
  }

  /** To be called after a change, which is saved shortly afterwards, together with others. */
  touch(): void {
    if (this.#file !== undefined) this.#saving ??= setTimeout(() => this.save(), 100);
  }

  save(): void {
    clearTimeout(this.#saving);
    this.#saving = undefined;
    if (this.#file === undefined) return;
    const kept = { ...this.#state, events: this.#state.events.slice(-eventsKept) };
    // Flushed to disk before it replaces the old file, so that a crash leaves one of the two intact.
    writeFileSync(`${this.#file}.draft`, JSON.stringify(kept), { mode: 0o600, flush: true });
    renameSync(`${this.#file}.draft`, this.#file);
  }
}
