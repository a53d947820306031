import type { Campaign } from "@mindreel/contract/newsletter/campaigns";
import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import { call } from "#shared/api/api.ts";
import { orNull } from "#shared/api/orNull.ts";
import { firstPage, nextPage } from "#shared/api/paging.ts";
import { queryKeys } from "#shared/api/queryKeys.ts";

/** Every campaign, newest first. */
export const campaignsQuery = infiniteQueryOptions({
  queryKey: [...queryKeys.campaigns, "list"],
  queryFn: ({ pageParam, signal }) => call("GET /api/admin/v1/campaigns/", { query: pageParam, signal }),
  initialPageParam: firstPage,
  getNextPageParam: ({ next }) => nextPage(next),
  staleTime: 0,
});

/** Polling intervals in milliseconds. */
const whileItIsSent = 2000;
const whileItWaits = 15_000;

const pauseOf = ({ state }: Campaign): number | false =>
  state === "sending" ? whileItIsSent : state === "scheduled" || state === "paused" ? whileItWaits : false;

/** A campaign, polled while it is being sent. Null if it does not exist. */
export const campaignQuery = (id: string) =>
  queryOptions({
    queryKey: [...queryKeys.campaigns, "one", id],
    queryFn: ({ signal }) => call("GET /api/admin/v1/campaigns/{id}/", { params: { id }, signal }).catch(orNull),
    refetchInterval: ({ state: { data } }) => (data ? pauseOf(data) : false),
    staleTime: 0,
  });

/** The mail as a recipient gets it. */
export const previewQuery = ({ id, version }: Pick<Campaign, "id" | "version">) =>
  queryOptions({
    queryKey: [...queryKeys.campaigns, "preview", id, version],
    queryFn: ({ signal }) => call("GET /api/admin/v1/campaigns/{id}/preview/", { params: { id: String(id) }, signal }),
    placeholderData: (before) => before,
  });
