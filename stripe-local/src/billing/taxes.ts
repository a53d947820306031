import type { CheckoutSession, Price, Subscription, Taxed } from "#world/objects.ts";
import type { Invoice } from "#world/payment-objects.ts";
import { newId, type World } from "#world/world.ts";

/** Percent, where there is tax: nowhere else. */
export const taxRates: Readonly<Record<string, number>> = { DE: 19, FR: 20 };

/** What a buyer says of themselves on the payment page. */
export interface Buyer {
  readonly country?: string;
  /** A VAT number of the EU. */
  readonly taxId?: string;
}

type Tax = Invoice["total_taxes"][number];

export const taxedAs = (
  { automatic_tax: { enabled }, managed_payments }: Pick<Subscription, "automatic_tax" | "managed_payments">,
  { tax_behavior: behavior }: Price,
): Taxed | undefined =>
  enabled && behavior !== "unspecified" ? { behavior, managed: managed_payments !== null } : undefined;

/** The tax on an amount that a customer pays. A business in another country pays it by itself. */
export function taxOn(world: World, customer: string | null, amount: number, { behavior, managed }: Taxed): Tax {
  const country = world.find("customers", customer ?? "")?.address?.country ?? "";
  const isBusiness = world.all("taxIds").some((each) => customer !== null && each.customer === customer);
  const isCollected = managed || world.tax.registrations.includes(country);
  const isReversed = isBusiness && country !== world.tax.headOffice;
  const rate = isCollected && !isReversed ? (taxRates[country] ?? 0) : 0;
  const tax = Math.round((amount * rate) / (behavior === "inclusive" ? 100 + rate : 100));
  return {
    amount: tax,
    tax_behavior: behavior,
    tax_rate_details: { tax_rate: `txr_${country}_${rate}` },
    taxability_reason: isReversed ? "reverse_charge" : isCollected ? "standard_rated" : "not_collecting",
    taxable_amount: behavior === "inclusive" ? amount - tax : amount,
    type: "tax_rate_details",
  };
}

/** Adds up a checkout, as far as the buyer's place is known. */
export function addUp(world: World, session: CheckoutSession): void {
  const { customer, plan, automatic_tax: automatic } = session;
  const { base, taxed } = plan;
  if (taxed === undefined) return;
  const tax = taxOn(world, customer, base, taxed);
  automatic.status = world.find("customers", customer ?? "")?.address == null ? "requires_location_inputs" : "complete";
  session.total_details.amount_tax = tax.amount;
  session.amount_total = base + (taxed.behavior === "exclusive" ? tax.amount : 0);
  world.touch();
}

/** Notes on the customer what the buyer says of themselves, as far as the checkout asks for it. */
export function locate(world: World, session: CheckoutSession, { country, taxId }: Buyer): void {
  const customer = world.find("customers", session.customer ?? "");
  if (customer === undefined || session.plan.taxed === undefined) return;
  customer.address = { country: country ?? customer.address?.country ?? world.tax.headOffice ?? "US" };
  if (taxId !== undefined && session.tax_id_collection?.enabled)
    world.add("taxIds", {
      ...{ id: newId("txi"), object: "tax_id", created: world.now(), livemode: false, metadata: {} },
      ...{ customer: customer.id, type: "eu_vat", value: taxId, country: customer.address.country },
    });
  addUp(world, session);
}
