import type { Amounts, OwnersPlan, OwnersPrice } from "@mindreel/contract/billing/plans";
import { owners as messages } from "@mindreel/messages/billing/price-moves";
import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { ownersPlansQuery, successorOf } from "#features/billing/plans/plans.ts";
import { call } from "#shared/api/api.ts";
import { toastError, toastSuccess } from "#shared/toasts/toasts.ts";

/** All moves to another price, the newest first. */
export const priceMovesQuery = queryOptions({
  queryKey: ["price-moves"],
  queryFn: ({ signal }) => call("GET /api/billing/v1/price-moves/", { signal }),
  staleTime: 0,
});

/** Shows plans and moves as they are after a change, whatever became of it. */
function useRefresh() {
  const client = useQueryClient();
  return async () => {
    for (const { queryKey } of [ownersPlansQuery, priceMovesQuery]) await client.invalidateQueries({ queryKey });
  };
}

interface Replacement {
  /** Absent: the price has been replaced. */
  readonly amounts: Amounts | undefined;
  /** Absent: members keep what they pay. */
  readonly noticeDays: number | undefined;
}

/** Puts another price in a price's place, and has members go over to it. */
export function useReplacePrice(plan: OwnersPlan, price: OwnersPrice) {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: async ({ amounts, noticeDays: notice_days }: Replacement) => {
      const { interval, interval_count } = price;
      const body = amounts && { interval, interval_count, amounts };
      const params = { id: String(plan.id) };
      const now = body ? await call("POST /api/billing/v1/plans/{id}/prices/", { params, body }) : plan;
      const to = successorOf(price, now)?.id;
      if (notice_days !== undefined && to !== undefined)
        await call("POST /api/billing/v1/price-moves/", { body: { from: price.id, to, notice_days } });
    },
    onSuccess: (_, { noticeDays }) => toastSuccess(noticeDays === undefined ? messages.isReplaced : messages.isMoving),
    onSettled: refresh,
  });
}

export function useCallOff() {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: (id: number) => call("DELETE /api/billing/v1/price-moves/{id}/", { params: { id: String(id) } }),
    onSuccess: () => toastSuccess(messages.isCalledOff),
    onError: (error) => toastError(error.message),
    onSettled: refresh,
  });
}
