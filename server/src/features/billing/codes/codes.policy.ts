import { amountIn } from "#features/billing/plans/plans.policy.ts";
import type { CodeRow } from "./codes.repository.ts";

/** As it is stored, whatever a buyer types. */
export const spelled = (code: string): string => code.trim().toUpperCase();

/** The id of a code's coupon at the provider. */
const couponPrefix = "mindreel-";
export const couponOf = ({ key }: Pick<CodeRow, "key">): string => couponPrefix + key;
export const keyOf = (couponId: string): string | undefined =>
  couponId.startsWith(couponPrefix) ? couponId.slice(couponPrefix.length) : undefined;

interface Purchase {
  readonly planId: number;
  readonly currency: string;
  readonly redeemed: number;
  /** Whether the buyer has paid for something before. */
  readonly hasPaid: boolean;
  /** Whether it is for a subscription that runs; given by a superuser, any code is. */
  readonly running: "entered" | "given" | null;
  readonly now: Date;
}

/** Why a code cannot be used by anybody; undefined if it can. */
export function spent({ expiresAt, maxRedemptions }: CodeRow, redeemed: number, now: Date) {
  if (expiresAt !== null && expiresAt <= now) return "expired";
  return maxRedemptions !== null && redeemed >= maxRedemptions ? "usedUp" : undefined;
}

/** Why a code does not fit what is bought; undefined if it does. */
export function misfit(code: CodeRow, { planId, currency, redeemed, hasPaid, running, now }: Purchase) {
  const { planIds, amounts, firstPurchaseOnly } = code;
  const why = spent(code, redeemed, now);
  if (why !== undefined) return why;
  if (planIds !== null && !planIds.includes(planId)) return "otherPlan";
  if (amounts !== null && amountIn(amounts, currency) === undefined) return "otherCurrency";
  if (running === "entered" && !code.forSubscribers) return "notForSubscribers";
  return firstPurchaseOnly && hasPaid && running !== "given" ? "firstOnly" : undefined;
}

/** What is left of an amount. Rounded as the provider does: what is taken off is, half a unit up. */
export function reduced(code: Pick<CodeRow, "percentOff" | "amounts">, amount: number, currency: string): number {
  const { percentOff, amounts } = code;
  const off = percentOff !== null ? Math.round((amount * percentOff) / 100) : amountIn(amounts ?? {}, currency);
  return Math.max(0, amount - (off ?? 0));
}

/** What an amount is at a moment, with the code of a subscription. @param until when the code ends; null: never */
export const costAt = (
  { code, until }: { readonly code: Pick<CodeRow, "percentOff" | "amounts"> | undefined; readonly until: Date | null },
  amount: number,
  currency: string,
  at: Date,
): number => (code !== undefined && (until === null || until > at) ? reduced(code, amount, currency) : amount);
