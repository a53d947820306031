import { ApiError, call } from "#shared/api/api.ts";
import { queryClient } from "#shared/api/query.ts";
import { queryKeys } from "#shared/api/queryKeys.ts";
import { boot } from "#shared/boot.ts";
import { toastAfterLoad } from "#shared/toasts/toasts.ts";

/** Ours or the payment provider's: no answer sends the browser anywhere else after a failure. */
function isKnown(url: string): boolean {
  if (!URL.canParse(url, location.origin)) return false;
  const { origin, protocol, hostname } = new URL(url, location.origin);
  return origin === location.origin || (protocol === "https:" && /(^|\.)stripe\.com$/.test(hostname));
}

/** Begins to buy the plan: the browser goes to the payment page, or to the page that a failure names. */
export async function startCheckout(): Promise<void> {
  try {
    location.assign(await call("POST /api/category/v1/create-checkout-session/"));
  } catch (error) {
    if (error instanceof ApiError && error.url !== null && isKnown(error.url)) {
      toastAfterLoad(error.message, "error");
      location.assign(error.url);
      // `assign` alone would only scroll, where the address differs in nothing but its hash.
      if (new URL(error.url, location.origin).href === location.href) location.reload();
    }
    throw error;
  }
}

/** To the provider's page with card, invoices, cancelling and resuming. */
export async function openPortal(): Promise<void> {
  const { url } = await call("POST /api/billing/v1/portal/");
  location.assign(url);
}

/** Whether a checkout is paid; from then on the whole app knows the member as pro. */
export async function validatePayment(session_id: string): Promise<boolean> {
  const paid = await call("GET /api/category/v1/session-check/", { query: { session_id } });
  queryClient.setQueryData(queryKeys.checkPro, paid);
  for (const queryKey of [queryKeys.checkPro, queryKeys.standing, queryKeys.currentUser]) {
    await queryClient.invalidateQueries({ queryKey });
  }
  return paid;
}

export const takesPayments = boot.payments !== "off";
export const isRehearsal = boot.payments === "rehearsal";
