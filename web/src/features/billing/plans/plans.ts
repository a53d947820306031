import type {
  NewPlanBody,
  NewPriceBody,
  OwnersPlan,
  OwnersPrice,
  PlanEditBody,
} from "@mindreel/contract/billing/plans";
import { owners as messages } from "@mindreel/messages/billing/plans";
import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { call } from "#shared/api/api.ts";
import { toastError, toastSuccess } from "#shared/toasts/toasts.ts";

/** All plans with all their prices, those on sale first. */
export const ownersPlansQuery = queryOptions({
  queryKey: ["plans"],
  queryFn: ({ signal }) => call("GET /api/billing/v1/plans/", { signal }),
  staleTime: 0,
});

/** The price on sale that stands where an older one did. */
export const successorOf = ({ interval, interval_count }: OwnersPrice, { prices }: OwnersPlan) =>
  prices.find(
    (each) => each.archived_at === null && each.interval === interval && each.interval_count === interval_count,
  );

/** Shows the plans as they are after a change, whatever became of it. */
function useRefresh() {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: ownersPlansQuery.queryKey });
}

export function useAddPlan() {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: (body: NewPlanBody) => call("POST /api/billing/v1/plans/", { body }),
    onSuccess: () => toastSuccess(messages.added),
    onSettled: refresh,
  });
}

/** @param said what a success is called */
export function useChangePlan(id: number, said: string) {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: (body: PlanEditBody) => call("PATCH /api/billing/v1/plans/{id}/", { params: { id: String(id) }, body }),
    onSuccess: () => toastSuccess(said),
    onSettled: refresh,
  });
}

export function useAddPrice(id: number) {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: (body: NewPriceBody) =>
      call("POST /api/billing/v1/plans/{id}/prices/", { params: { id: String(id) }, body }),
    onSuccess: () => toastSuccess(messages.priceAdded),
    onSettled: refresh,
  });
}

/** Takes a plan off sale, or one of its prices. */
export function useArchive() {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: ({ id, price }: { readonly id: number; readonly price: string | undefined }) =>
      price === undefined
        ? call("DELETE /api/billing/v1/plans/{id}/", { params: { id: String(id) } })
        : call("DELETE /api/billing/v1/plans/{id}/prices/{price}/", { params: { id: String(id), price } }),
    onSuccess: () => toastSuccess(messages.off),
    onError: (error) => toastError(error.message),
    onSettled: refresh,
  });
}
