import type { Campaign, DraftBody } from "@mindreel/contract/newsletter/campaigns";
import { campaign as messages } from "@mindreel/messages/newsletter/campaigns";
import { type QueryClient, useMutation, useQueryClient } from "@tanstack/react-query";
import { ApiError, call } from "#shared/api/api.ts";
import { queryKeys } from "#shared/api/queryKeys.ts";
import { format } from "#shared/language/format.ts";
import { toastError, toastSuccess } from "#shared/toasts/toasts.ts";
import { campaignQuery, campaignsQuery } from "./campaigns.ts";

/** Updates the cached campaign with the server's response. */
export function rememberCampaign(client: QueryClient, campaign: Campaign): void {
  client.setQueryData(campaignQuery(String(campaign.id)).queryKey, campaign);
  void client.invalidateQueries({ queryKey: campaignsQuery.queryKey });
}

export function useCreateCampaign() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call("POST /api/admin/v1/campaigns/"),
    onSuccess: (campaign) => rememberCampaign(client, campaign),
    onError: ({ message }) => toastError(message),
  });
}

/** Saves the text of a draft that was deleted or sent as another one. */
export function useSaveAsNew() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (draft: Omit<DraftBody, "version">) => {
      const { id, version } = await call("POST /api/admin/v1/campaigns/");
      const params = { id: String(id) };
      return call("PUT /api/admin/v1/campaigns/{id}/", { params, body: { ...draft, version } });
    },
    onSuccess: (campaign) => rememberCampaign(client, campaign),
    onError: ({ message }) => toastError(message),
  });
}

/** Copies a campaign, sent or not, into a new draft. */
export function useDuplicate() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: number) => call("POST /api/admin/v1/campaigns/{id}/duplicate/", { params: { id: String(id) } }),
    onSuccess: ({ campaign, left_out: count }) => {
      rememberCampaign(client, campaign);
      toastSuccess(count === 0 ? messages.duplicated : format(messages.duplicatedWithout, { count }));
    },
    onError: ({ message }) => toastError(message),
  });
}

export function useSaveDraft(id: number) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: DraftBody) => call("PUT /api/admin/v1/campaigns/{id}/", { params: { id: String(id) }, body }),
    onSuccess: (campaign) => rememberCampaign(client, campaign),
    onError: (error) => {
      if (!(error instanceof ApiError)) return;
      if (error.status === 404) client.setQueryData(campaignQuery(String(id)).queryKey, null);
      // Someone else has sent it.
      if (error.code === "campaign_state") void client.invalidateQueries(campaignQuery(String(id)));
    },
  });
}

export function useDeleteCampaign() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: number) => call("DELETE /api/admin/v1/campaigns/{id}/", { params: { id: String(id) } }),
    onSuccess: async () => {
      toastSuccess(messages.draftDeleted);
      await client.invalidateQueries({ queryKey: [...queryKeys.campaigns, "list"] });
    },
    onError: ({ message }) => toastError(message),
  });
}
