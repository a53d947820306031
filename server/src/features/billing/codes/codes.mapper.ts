import type { Code, CodeUse, OfferedCode } from "@mindreel/contract/billing/codes";
import type { CodeRow, UseRow } from "./codes.repository.ts";

interface Listed {
  readonly code: CodeRow;
  readonly redeemed: number;
  /** Of the only member who can use it. */
  readonly username: string | null;
}

/** Null if there is none, or the account was deleted. */
const memberOf = (id: number | null, username: string | null): CodeUse["member"] =>
  id === null || username === null ? null : { id, username };

export const toCode = ({ code, redeemed, username }: Listed): Code => ({
  id: code.id,
  code: code.code,
  percent_off: code.percentOff,
  amounts: code.amounts,
  duration: code.duration,
  months: code.months,
  max_redemptions: code.maxRedemptions,
  expires_at: code.expiresAt?.toISOString() ?? null,
  plans: code.planIds,
  first_purchase_only: code.firstPurchaseOnly,
  for_subscribers: code.forSubscribers,
  member: memberOf(code.memberId, username),
  redeemed,
  created_at: code.createdAt.toISOString(),
  ended_at: code.endedAt?.toISOString() ?? null,
});

export const toOfferedCode = ({ code, percentOff, amounts, duration, months, planIds }: CodeRow): OfferedCode => ({
  ...{ code, percent_off: percentOff, amounts, duration, months, plans: planIds },
});

export const toCodeUse = ({ id, userId, username, subscription, usedAt, takenOff }: UseRow): CodeUse => ({
  id,
  member: memberOf(userId, username),
  subscription,
  at: usedAt.toISOString(),
  taken_off: takenOff,
});
