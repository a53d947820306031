import type { PaymentsMode } from "@mindreel/contract/api";
import type { Given } from "./storage-settings.ts";

export interface StripeAccess {
  readonly secretKey: string;
  readonly webhookSecret: string;
  /** Another origin that implements Stripe's API; absent: Stripe itself. */
  readonly apiBase: string | undefined;
  /** What was made at Stripe when the account was connected; absent: the owner set it up there. */
  readonly made?: StripeParts | undefined;
}

/** By their ids at Stripe. */
export interface StripeParts {
  /** The webhook endpoint. */
  readonly endpointId: string;
  /** The settings of the customer portal. */
  readonly portalId: string;
}

export const paymentsMode = ({ PAYMENTS, STRIPE_SECRET_KEY }: Given): PaymentsMode =>
  PAYMENTS === "stripe" || PAYMENTS === "rehearsal" || PAYMENTS === "off"
    ? PAYMENTS
    : STRIPE_SECRET_KEY === undefined
      ? "off"
      : "stripe";

/** Missing or contradictory payment settings. */
export function paymentFaults(given: Given): string[] {
  const mode = paymentsMode(given);
  const faults: string[] = [];
  if (mode === "stripe") {
    if (given["STRIPE_SECRET_KEY"] === undefined) faults.push("STRIPE_SECRET_KEY must be set with PAYMENTS=stripe.");
    if (given["STRIPE_WEBHOOK_SECRET"] === undefined) {
      faults.push("STRIPE_WEBHOOK_SECRET must be set with PAYMENTS=stripe: without it no payment would count.");
    }
  }
  if (mode === "rehearsal" && /_live_/.test(String(given["STRIPE_SECRET_KEY"]))) {
    faults.push("PAYMENTS must not be rehearsal beside a live STRIPE_SECRET_KEY.");
  }
  return faults;
}

/** Absent unless payments go to Stripe. */
export function stripeAccess(given: Given): StripeAccess | undefined {
  if (paymentsMode(given) !== "stripe") return undefined;
  const base = given["STRIPE_API_BASE"];
  return {
    secretKey: String(given["STRIPE_SECRET_KEY"]),
    webhookSecret: String(given["STRIPE_WEBHOOK_SECRET"]),
    apiBase: base === undefined ? undefined : String(base),
  };
}
