import { keptAccount as messages } from "@mindreel/messages/accounts/account-deletion";
import { call } from "#shared/api/api.ts";
import { format } from "#shared/language/format.ts";
import { longDay } from "#shared/time/dates.ts";
import { toastSuccess } from "#shared/toasts/toasts.ts";

/** Confirms that the account is kept. */
export function confirmKept(): void {
  // The button that has the focus is about to disappear.
  document.getElementById("main")?.focus({ preventScroll: true });
  void tell();
}

/** Warns of a subscription that ends nevertheless: only the member can resume it. */
async function tell(): Promise<void> {
  // The account is kept even if this fails.
  const standing = await call("GET /api/billing/v1/subscription/").catch(() => undefined);
  toastSuccess(
    standing?.state === "cancelling" && standing.paid_until !== null
      ? format(messages.staysUntil, { day: longDay(standing.paid_until) })
      : messages.stays,
  );
}
