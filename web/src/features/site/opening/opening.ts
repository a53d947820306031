import type { Opening } from "@mindreel/contract/site/opening";
import { messages } from "@mindreel/messages/site/opening";
import { queryOptions, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { call } from "#shared/api/api.ts";
import { boot } from "#shared/boot.ts";
import { toastError, toastSuccess } from "#shared/toasts/toasts.ts";

export const openingQuery = queryOptions({
  queryKey: ["opening"],
  queryFn: ({ signal }) => call("GET /api/site/v1/opening/", { signal }),
  // Always refetched: what is missing is done on other pages.
  staleTime: 0,
});

export function useSetOpening() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (open: boolean) => call("PUT /api/site/v1/opening/", { body: { open } }),
    onSuccess: (opening: Opening) => {
      client.setQueryData(openingQuery.queryKey, opening);
      toastSuccess(opening.open ? messages.opened : messages.nowClosed);
    },
    onError: (error) => toastError(error.message),
  });
}

/** Whether the site is closed, as far as this page knows without asking. */
export function useIsClosed(): boolean {
  const { data } = useQuery({ ...openingQuery, enabled: false });
  return data === undefined ? boot.site.closed : !data.open;
}
