import type { Ending } from "@mindreel/contract/billing/subscription";
import { queryOptions, useQuery } from "@tanstack/react-query";
import { takesPayments } from "#features/billing/checkout/paymentsMode.ts";
import { call } from "#shared/api/api.ts";
import { queryKeys } from "#shared/api/queryKeys.ts";

export const endingQuery = queryOptions({
  queryKey: queryKeys.ending,
  queryFn: ({ signal }) => call("GET /api/billing/v1/ending/", { signal }),
});

interface ProTime {
  readonly is_superuser: boolean;
  readonly pro_expiry_date: string | null;
}

/** Milliseconds. */
const day = 24 * 60 * 60 * 1000;

/** Whether something of the plan may be about to end, or just have ended: the others are not asked for. */
export function mayEnd(user: ProTime | undefined): boolean {
  if (!takesPayments() || user === undefined || user.is_superuser || user.pro_expiry_date === null) return false;
  const left = new Date(user.pro_expiry_date).getTime() - Date.now();
  return left < 8 * day && left > -15 * day;
}

/** Null as long as nothing is known to end. */
export function useEnding(user: ProTime | undefined): Ending | null {
  const enabled = mayEnd(user);
  const { data } = useQuery({ ...endingQuery, enabled });
  // Somebody who has just paid is no longer asked for, but may have been before.
  return enabled ? (data?.ending ?? null) : null;
}
