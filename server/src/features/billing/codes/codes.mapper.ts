import type { Code, CodeUse, OfferedCode } from "@mindreel/contract/billing/codes";
import type { CodeRow, UseRow } from "./codes.repository.ts";

export const toCode = ({ code, redeemed }: { code: CodeRow; redeemed: number }): Code => ({
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
  redeemed,
  created_at: code.createdAt.toISOString(),
  ended_at: code.endedAt?.toISOString() ?? null,
});

export const toOfferedCode = ({ code, percentOff, amounts, duration, months, planIds }: CodeRow): OfferedCode => ({
  ...{ code, percent_off: percentOff, amounts, duration, months, plans: planIds },
});

export const toCodeUse = ({ userId, username, subscription, usedAt }: UseRow): CodeUse => ({
  member: userId === null || username === null ? null : { id: userId, username },
  subscription,
  at: usedAt.toISOString(),
});
