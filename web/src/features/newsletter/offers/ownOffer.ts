import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { call } from "#shared/api/api.ts";

/** Whether a free month is waiting for the member's own address. */
export const ownOfferQuery = queryOptions({
  queryKey: ["own offer"],
  queryFn: ({ signal }) => call("GET /api/billing/v1/offer/", { signal }),
});

/** Begins the free month that is waiting for the member's own address. */
export function useTakeOwnOffer(onTaken: () => void, onError: (error: Error) => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call("POST /api/billing/v1/offer/", { body: {} }),
    onSuccess: async () => {
      onTaken();
      // Every page has more to show now, the one behind the gate first.
      await client.invalidateQueries();
    },
    onError,
  });
}
