import type { Campaign, DraftBody } from "@mindreel/contract/newsletter/campaigns";
import { campaign as messages } from "@mindreel/messages/newsletter/campaigns";
import {
  infiniteQueryOptions,
  type QueryClient,
  queryOptions,
  useMutation,
  useQueryClient,
} from "@tanstack/react-query";
import { ApiError, call } from "#shared/api/api.ts";
import { orNull } from "#shared/api/orNull.ts";
import { firstPage, nextPage } from "#shared/api/paging.ts";
import { queryKeys } from "#shared/api/queryKeys.ts";
import { format } from "#shared/language/format.ts";
import { toastError, toastSuccess } from "#shared/toasts/toasts.ts";

/** Polling intervals in milliseconds. */
export const whileItIsSent = 2000;
const whileItWaits = 15_000;

export function pauseOf({ state, send_at }: Pick<Campaign, "state" | "send_at">): number | false {
  if (state === "sending") return whileItIsSent;
  // Not later than its time, so that the page shows when it begins.
  if (state === "scheduled") return Math.min(whileItWaits, Math.max(whileItIsSent, millisecondsTo(send_at)));
  return state === "paused" ? whileItWaits : false;
}

const millisecondsTo = (moment: string | null): number => (moment === null ? 0 : Date.parse(moment) - Date.now());

/** Whether the time of scheduled news has come, so that it begins at any moment. */
export const isDue = ({ send_at }: Pick<Campaign, "send_at">): boolean => millisecondsTo(send_at) <= 0;

/** Every campaign, newest first, polled while one of them is being sent. */
export const campaignsQuery = infiniteQueryOptions({
  queryKey: [...queryKeys.campaigns, "list"],
  queryFn: ({ pageParam, signal }) => call("GET /api/admin/v1/campaigns/", { query: pageParam, signal }),
  initialPageParam: firstPage,
  getNextPageParam: ({ next }) => nextPage(next),
  refetchInterval: ({ state: { data } }) => {
    const listed = data?.pages.flatMap(({ results }) => results) ?? [];
    const pauses = listed.map(pauseOf).filter((pause) => pause !== false);
    return pauses.length === 0 ? false : Math.min(...pauses);
  },
  staleTime: 0,
});

/** A campaign, polled while it is being sent. Null if it does not exist. */
export const campaignQuery = (id: string) =>
  queryOptions({
    queryKey: [...queryKeys.campaigns, "one", id],
    queryFn: ({ signal }) => call("GET /api/admin/v1/campaigns/{id}/", { params: { id }, signal }).catch(orNull),
    refetchInterval: ({ state: { data } }) => (data ? pauseOf(data) : false),
    staleTime: 0,
  });

/** How many mailboxes each group has, of those who read a language, if given. */
export const audiencesQuery = (language: Campaign["language"]) =>
  queryOptions({
    queryKey: [...queryKeys.campaigns, "audiences", language],
    queryFn: ({ signal }) =>
      call("GET /api/admin/v1/news-audiences/", { ...(language !== null && { query: { language } }), signal }),
    placeholderData: (before) => before,
  });

/** The mail as a recipient gets it. */
export const previewQuery = ({ id, version }: Pick<Campaign, "id" | "version">) =>
  queryOptions({
    queryKey: [...queryKeys.campaigns, "preview", id, version],
    queryFn: ({ signal }) => call("GET /api/admin/v1/campaigns/{id}/preview/", { params: { id: String(id) }, signal }),
    placeholderData: (before) => before,
  });

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
