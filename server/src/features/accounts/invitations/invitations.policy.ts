import type { InvitationState } from "@mindreel/contract/accounts/invitations";
import { Email } from "@mindreel/contract/wire/primitives";
import { Value } from "typebox/value";
import { day, hour } from "#domain/time/units-of-time.ts";
import type { InvitationRow } from "./invitations.repository.ts";

/** Milliseconds for which an invitation's link works. */
export const lifetime = 30 * day;
/** The minimum time between two mails of an invitation, in milliseconds. */
export const mailPause = hour;
/** How long the address of somebody who did not come is kept after the invitation has expired, in milliseconds. */
export const keptAfter = 60 * day;

export function stateOf({ usedAt, withdrawnAt, expiresAt }: InvitationRow, now: Date): InvitationState {
  if (usedAt !== null) return "accepted";
  if (withdrawnAt !== null) return "withdrawn";
  return expiresAt > now ? "waiting" : "expired";
}

/**
 * The given addresses, each once, and what is none.
 * @param keyOf the form in which addresses are compared
 */
export function sorted(
  given: readonly string[],
  keyOf: (email: string) => string,
): { readonly valid: string[]; readonly invalid: string[] } {
  const all = given.map((each) => each.trim()).filter((each) => each !== "");
  const once = [...new Map(all.toReversed().map((each) => [keyOf(each), each])).values()].toReversed();
  const valid = once.filter((each) => Value.Check(Email, each));
  return { valid, invalid: once.filter((each) => !valid.includes(each)) };
}
