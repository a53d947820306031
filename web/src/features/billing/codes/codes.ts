import type { Code, NewCodeBody } from "@mindreel/contract/billing/codes";
import { owners as messages } from "@mindreel/messages/billing/codes";
import { infiniteQueryOptions, queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { call } from "#shared/api/api.ts";
import { firstPage, nextPage } from "#shared/api/paging.ts";
import { toastError, toastSuccess } from "#shared/toasts/toasts.ts";

/** All codes, the newest first. */
export const codesQuery = queryOptions({
  queryKey: ["codes"],
  queryFn: ({ signal }) => call("GET /api/billing/v1/codes/", { signal }),
  staleTime: 0,
});

/** Who used a code, the newest first. */
export const codeUsesQuery = (id: string) =>
  infiniteQueryOptions({
    queryKey: ["codes", id, "uses"],
    queryFn: ({ pageParam, signal }) =>
      call("GET /api/billing/v1/codes/{id}/uses/", { params: { id }, query: pageParam, signal }),
    initialPageParam: firstPage,
    getNextPageParam: ({ next }) => nextPage(next),
    staleTime: 0,
  });

export function useAddCode() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: NewCodeBody) => call("POST /api/billing/v1/codes/", { body }),
    onSuccess: () => toastSuccess(messages.added),
    onSettled: () => client.invalidateQueries({ queryKey: codesQuery.queryKey }),
  });
}

/** Gives a code to every running subscription that it fits. */
export function useGiveCode() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id }: Pick<Code, "id">) =>
      call("POST /api/billing/v1/codes/{id}/give/", { params: { id: String(id) } }),
    onSettled: () => client.invalidateQueries({ queryKey: codesQuery.queryKey }),
  });
}

export function useEndCode() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id }: Pick<Code, "id">) =>
      call("DELETE /api/billing/v1/codes/{id}/", { params: { id: String(id) } }),
    onSuccess: () => toastSuccess(messages.isEnded),
    onError: (error) => toastError(error.message),
    onSettled: () => client.invalidateQueries({ queryKey: codesQuery.queryKey }),
  });
}

/** Why a code cannot be used now; `valid` if it can. */
export function codeState({ ended_at, expires_at, max_redemptions, redeemed }: Code, now: Date) {
  if (ended_at !== null) return "ended";
  if (expires_at !== null && new Date(expires_at) <= now) return "over";
  return max_redemptions !== null && redeemed >= max_redemptions ? "usedUp" : "valid";
}
