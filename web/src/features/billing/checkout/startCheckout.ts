import type { CheckoutBody } from "@mindreel/contract/billing/checkout";
import { ApiError, call } from "#shared/api/api.ts";
import { toastAfterLoad } from "#shared/toasts/toasts.ts";

/** After a failure the browser may go only to this site or to Stripe, whatever the response says. */
function isKnown(url: string): boolean {
  if (!URL.canParse(url, location.origin)) return false;
  const { origin, protocol, hostname } = new URL(url, location.origin);
  return origin === location.origin || (protocol === "https:" && /(^|\.)stripe\.com$/.test(hostname));
}

/** Opens a page where something is paid, if it is the provider's or our own. */
export function openPayment(url: string): void {
  if (isKnown(url)) location.assign(url);
}

/**
 * Starts a purchase: opens the payment page, or the page that a failure names. What is wrong with the choice is left to
 * its form.
 * @param body what was chosen; absent: the first plan for a month
 */
export async function startCheckout(body?: CheckoutBody): Promise<void> {
  try {
    location.assign(await call("POST /api/category/v1/create-checkout-session/", body === undefined ? {} : { body }));
  } catch (error) {
    if (error instanceof ApiError && error.errors === null && error.url !== null && isKnown(error.url)) {
      toastAfterLoad(error.message, "error");
      location.assign(error.url);
      // A URL that differs at most in its hash would not be reloaded.
      if (new URL(error.url, location.origin).href === location.href) location.reload();
    }
    throw error;
  }
}
