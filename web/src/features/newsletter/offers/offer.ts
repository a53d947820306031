import { queryOptions, useQuery } from "@tanstack/react-query";
import { call } from "#shared/api/api.ts";

export const offerQuery = (offer: string) =>
  queryOptions({
    queryKey: ["offer", offer],
    queryFn: ({ signal }) => call("GET /api/public/v1/offer/", { query: { offer }, signal }),
    enabled: offer !== "",
  });

/** Whether a link's offer can still be used. */
export const useOffer = (offer: string) => useQuery(offerQuery(offer));
