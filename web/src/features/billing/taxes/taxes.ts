import type { TaxesBody } from "@mindreel/contract/billing/taxes";
import { owners as messages } from "@mindreel/messages/billing/taxes";
import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { call } from "#shared/api/api.ts";
import { toastSuccess } from "#shared/toasts/toasts.ts";

export const taxesQuery = queryOptions({
  queryKey: ["taxes"],
  queryFn: ({ signal }) => call("GET /api/billing/v1/taxes/", { signal }),
});

export function useChangeTaxes() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: TaxesBody) => call("PUT /api/billing/v1/taxes/", { body }),
    onSuccess: (changed) => {
      client.setQueryData(taxesQuery.queryKey, changed);
      toastSuccess(messages.saved);
    },
  });
}
