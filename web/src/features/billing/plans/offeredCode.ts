import type { OfferedCode } from "@mindreel/contract/billing/codes";
import type { PlanPrice } from "@mindreel/contract/billing/plans";
import { queryOptions } from "@tanstack/react-query";
import { call } from "#shared/api/api.ts";
import { orNull } from "#shared/api/orNull.ts";

/** What a code takes off; null: it cannot be used. */
export const offeredCodeQuery = (code: string) =>
  queryOptions<OfferedCode | null>({
    queryKey: ["codes", "offered", code],
    queryFn: ({ signal }) =>
      call("GET /api/public/v1/codes/{code}/", { params: { code }, signal }).catch((error: unknown) => orNull(error)),
  });

/** What is left of a price with a code. Rounded as it is charged: what is taken off is, half a unit up. */
export function withCode(
  { amount, currency }: PlanPrice,
  planId: number,
  code: OfferedCode | null | undefined,
): number {
  if (!code || (code.plans !== null && !code.plans.includes(planId))) return amount;
  const { percent_off, amounts } = code;
  const off = percent_off === null ? (amounts?.[currency] ?? 0) : Math.round((amount * percent_off) / 100);
  return Math.max(0, amount - off);
}
