import { call } from "#shared/api/api.ts";

/** Opens Stripe's customer portal: card, invoices, cancelling and resuming. */
export async function openPortal(): Promise<void> {
  const { url } = await call("POST /api/billing/v1/portal/");
  location.assign(url);
}
