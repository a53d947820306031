import type { DeliveriesQuery } from "@mindreel/contract/newsletter/campaign-sending";
import type { Campaign } from "@mindreel/contract/newsletter/campaigns";
import { infiniteQueryOptions, queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { campaignQuery } from "#features/newsletter/campaigns/campaigns.ts";
import { rememberCampaign } from "#features/newsletter/campaigns/changeCampaigns.ts";
import { call } from "#shared/api/api.ts";
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

/** The recipients of a campaign. */
export const deliveriesQuery = (id: number, kind: Kind | undefined) =>
  infiniteQueryOptions({
    queryKey: [...queryKeys.campaigns, "deliveries", id, kind],
    queryFn: ({ pageParam, signal }) =>
      call("GET /api/admin/v1/campaigns/{id}/deliveries/", {
        ...paramsOf(id),
        query: { ...pageParam, ...(kind !== undefined && { state: kind }) },
        signal,
      }),
    initialPageParam: firstPage,
    getNextPageParam: ({ next }) => nextPage(next),
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
};

/** Pauses, resumes or cancels a campaign. */
export function useStep(id: number) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (step: keyof typeof steps) => steps[step](id),
    onSuccess: (campaign) => rememberCampaign(client, campaign),
    onError: ({ message }) => toastError(message),
  });
}

/**
 * @param campaign as it is shown; a draft that somebody else has changed since is not sent
 * @returns a mutation that takes the time to send at, or null to send immediately
 */
export function useSendCampaign({ id, version }: Pick<Campaign, "id" | "version">) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (sendAt: string | null) =>
      call("POST /api/admin/v1/campaigns/{id}/send/", { ...paramsOf(id), body: { send_at: sendAt, version } }),
    onSuccess: (campaign) => rememberCampaign(client, campaign),
    onError: () => void client.invalidateQueries(campaignQuery(String(id))),
  });
}
