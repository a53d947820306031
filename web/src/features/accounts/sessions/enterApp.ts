import type { SessionUser } from "@mindreel/contract/accounts/sessions";
import type { OfferOutcome } from "@mindreel/contract/newsletter/offers";
import { messages } from "@mindreel/messages/accounts/offer-refusals";
import { pageFor } from "#shared/session/comeBack.ts";
import { storeSession } from "#shared/session/session.ts";
import { toastAfterLoad } from "#shared/toasts/toasts.ts";

/** What to say about an offer that was not given. */
export const refusedOffer = (outcome: Exclude<OfferOutcome, "taken">): string => messages[outcome];

/** With what somebody came to sign in. */
export interface Arrival {
  /** The token of an offer link, or empty. */
  readonly offer: string;
  /** The page they asked for: path and query, or empty. */
  readonly next: string;
}

/**
 * Stores the session of a member who has just signed in, and loads the page they asked for, which says what became of
 * their offer.
 */
export function enterApp(user: Pick<SessionUser, "token" | "id" | "offer" | "is_superuser">, next: string): void {
  const { token, id, offer } = user;
  storeSession({ token, id });
  if (offer === "taken") toastAfterLoad(messages.begun);
  else if (offer !== null) toastAfterLoad(refusedOffer(offer), "info");
  // A full load: members get another document, and nothing of the earlier visit stays.
  location.assign(pageFor(user, next));
}
