import type { DeliveriesQuery } from "@mindreel/contract/newsletter/campaign-sending";
import type { Campaign } from "@mindreel/contract/newsletter/campaigns";
import { infiniteQueryOptions, queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { campaignQuery, pauseOf, rememberCampaign, whileItIsSent } from "#features/newsletter/campaigns/campaigns.ts";
import { ApiError, call } from "#shared/api/api.ts";
import { firstPage, nextPage } from "#shared/api/paging.ts";
import { queryKeys } from "#shared/api/queryKeys.ts";
import { toastError, toastSuccess } from "#shared/toasts/toasts.ts";

const paramsOf = (id: number) => ({ params: { id: String(id) } });

/** How many mailboxes a draft would be sent to at present. */
export const audienceQuery = ({ id, version }: Pick<Campaign, "id" | "version">) =>
  queryOptions({
    queryKey: [...queryKeys.campaigns, "audience", id, version],
    queryFn: ({ signal }) => call("GET /api/admin/v1/campaigns/{id}/audience/", { ...paramsOf(id), signal }),
    staleTime: 0,
  });

export type Kind = NonNullable<DeliveriesQuery["state"]>;

/** The recipients of a campaign, polled until the last mail shown has left. */
export const deliveriesQuery = (campaign: Campaign, kind: Kind | undefined) =>
  infiniteQueryOptions({
    queryKey: [...queryKeys.campaigns, "deliveries", campaign.id, kind],
    queryFn: ({ pageParam, signal }) =>
      call("GET /api/admin/v1/campaigns/{id}/deliveries/", {
        ...paramsOf(campaign.id),
        query: { ...pageParam, ...(kind !== undefined && { state: kind }) },
        signal,
      }),
    initialPageParam: firstPage,
    getNextPageParam: ({ next }) => nextPage(next),
    refetchInterval: ({ state: { data } }) => {
      const underWay = data?.pages.some(({ results }) =>
        results.some(({ state }) => state === "handing_over" || state === "waiting"),
      );
      return pauseOf(campaign) || (campaign.state === "sent" && underWay === true && whileItIsSent);
    },
    staleTime: 0,
  });

export function useSendTest(id: number) {
  return useMutation({
    mutationFn: () => call("POST /api/admin/v1/campaigns/{id}/test/", paramsOf(id)),
    onSuccess: ({ detail }) => toastSuccess(detail),
    onError: ({ message }) => toastError(message),
  });
}

const steps = {
  pause: (id: number) => call("POST /api/admin/v1/campaigns/{id}/pause/", paramsOf(id)),
  resume: (id: number) => call("POST /api/admin/v1/campaigns/{id}/resume/", paramsOf(id)),
  cancel: (id: number) => call("POST /api/admin/v1/campaigns/{id}/cancel/", paramsOf(id)),
  /** Never cancels one that has begun since: that cannot be undone. */
  unschedule: (id: number) =>
    call("POST /api/admin/v1/campaigns/{id}/cancel/", { ...paramsOf(id), query: { state: "scheduled" } }),
};

/** Pauses, resumes or cancels a campaign, or makes it a draft again. */
export function useStep(id: number) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (step: keyof typeof steps) => steps[step](id),
    onSuccess: (campaign) => {
      rememberCampaign(client, campaign);
      // The button that has the focus is about to disappear.
      document.getElementById("main")?.focus({ preventScroll: true });
    },
    onError: ({ message }) => {
      toastError(message);
      void client.invalidateQueries(campaignQuery(String(id)));
    },
  });
}

/** Whether somebody else has changed or sent a campaign since it was shown. */
export const isOutdated = (error: Error): boolean => error instanceof ApiError && error.status === 409;

/**
 * @param campaign as it is shown; one that somebody else has changed or scheduled since is not sent
 * @returns a mutation that takes the time to send at, or null to send immediately
 */
export function useSendCampaign({ id, version, send_at }: Pick<Campaign, "id" | "version" | "send_at">) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (sendAt: string | null) =>
      call("POST /api/admin/v1/campaigns/{id}/send/", {
        ...paramsOf(id),
        body: { send_at: sendAt, version, planned_at: send_at },
      }),
    onSuccess: (campaign) => rememberCampaign(client, campaign),
    onError: (error) => {
      // The dialog may disappear together with what it was about.
      if (isOutdated(error)) toastError(error.message);
      void client.invalidateQueries(campaignQuery(String(id)));
    },
  });
}
