import type { SessionUser } from "@mindreel/contract/accounts/sessions";
import type { OfferOutcome } from "@mindreel/contract/newsletter/offers";
import { pageFor } from "@mindreel/contract/plain/pages";
import { offerRefusals as messages } from "@mindreel/messages/accounts/sessions";

import { storeSession } from "#shared/session/session.ts";
import { toastAfterLoad } from "#shared/toasts/toasts.ts";

/** Says what became of an offer. */
export const offerWords = (outcome: OfferOutcome): string => messages[outcome === "taken" ? "begun" : outcome];

/** The parameters that somebody arrives with to sign in. */
export interface Arrival {
  /** The token of an offer link, or empty. */
  readonly offer: string;
  /** The requested page: path and query, or empty. */
  readonly next: string;
}

/**
 * Stores the session of a member who has just signed in, and loads the requested page, which shows the outcome of their
 * offer.
 */
export function enterApp(user: Pick<SessionUser, "token" | "id" | "offer" | "is_superuser">, next: string): void {
  const { token, id, offer } = user;
  storeSession({ token, id });
  if (offer !== null) toastAfterLoad(offerWords(offer), offer === "taken" ? "success" : "info");
  // A full page load: members get another document, and no state of the earlier visit remains.
  location.assign(pageFor(user, next));
}

let newAccount = "";

/** Keeps the address of an account that was just created, so that its owner need not type it again to sign in. */
export const rememberNewAccount = (email: string): void => {
  newAccount = email;
};

/** The address of the account that was created in this document, else empty. */
export const newAccountEmail = (): string => newAccount;
