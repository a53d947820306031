import type { Reconciliation } from "@mindreel/contract/billing/reconciliation";
import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { call } from "#shared/api/api.ts";
import { toastError } from "#shared/toasts/toasts.ts";

/** Whether a comparison or a healing is running, which takes only moments. */
const isBusy = (data: Reconciliation | undefined): boolean =>
  data !== undefined && (data.running || (data.last?.differences.some(({ healing }) => healing) ?? false));

export const reconciliationQuery = queryOptions({
  queryKey: ["reconciliation"],
  queryFn: ({ signal }) => call("GET /api/billing/v1/reconciliation/", { signal }),
  staleTime: 0,
  refetchInterval: ({ state }) => (isBusy(state.data) ? 1000 : false),
});

function useStep<Given>(step: (given: Given) => Promise<Reconciliation>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: step,
    onSuccess: (data) => client.setQueryData(reconciliationQuery.queryKey, data),
    onError: (error) => toastError(error.message),
  });
}

export const useCompare = () => useStep<void>(() => call("POST /api/billing/v1/reconciliation/"));

/** Heals one difference, or all of them. */
export const useHeal = () =>
  useStep((id: number | "all") =>
    call("POST /api/billing/v1/reconciliation/heal/", { body: id === "all" ? {} : { ids: [id] } }),
  );
