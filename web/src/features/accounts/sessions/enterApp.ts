import type { SessionUser } from "@mindreel/contract/accounts/sessions";
import type { OfferOutcome } from "@mindreel/contract/newsletter/offers";
import { pagePath } from "@mindreel/contract/wire/pages";
import { storeSession } from "#shared/session.ts";
import { toastAfterLoad } from "#shared/toasts/toasts.ts";

/** What to say about an offer that was not given. */
export const refusedOffer: Readonly<Record<Exclude<OfferOutcome, "taken">, string>> = {
  had: "You have had your free month already: there is one for each member and each mailbox.",
  over: "The free month of this link was used already, or has expired.",
};

/** Stores the session of a member who has just signed in, and loads the app, which says what became of their offer. */
export function enterApp({ token, id, offer }: Pick<SessionUser, "token" | "id" | "offer">): void {
  storeSession({ token, id });
  if (offer === "taken") toastAfterLoad("Your free month has begun");
  else if (offer !== null) toastAfterLoad(refusedOffer[offer], "info");
  // A full load: members get another document, and nothing of the earlier visit stays.
  location.assign(pagePath("home"));
}
