import type { AdminRequest, AdminRequestsQuery } from "@mindreel/contract/engagement/request-admin";
import { messages } from "@mindreel/messages/engagement/request-admin";
import {
  infiniteQueryOptions,
  keepPreviousData,
  type QueryClient,
  queryOptions,
  useMutation,
  useQueryClient,
} from "@tanstack/react-query";
import { call } from "#shared/api/api.ts";
import { firstPage, nextPage } from "#shared/api/paging.ts";
import { queryKeys } from "#shared/api/queryKeys.ts";
import { runMutation } from "#shared/api/runMutation.ts";
import { format } from "#shared/language/format.ts";
import { toastError, toastSuccess, toastUndo } from "#shared/toasts/toasts.ts";

export type AdminRequestsFilter = Pick<AdminRequestsQuery, "state" | "search">;

/** Members' requests, most wanted first, with who asked. */
export const adminRequestsQuery = (filter: AdminRequestsFilter) =>
  infiniteQueryOptions({
    queryKey: [...queryKeys.adminRequests, "list", filter],
    queryFn: ({ pageParam, signal }) =>
      call("GET /api/admin/v1/requests/", { query: { ...pageParam, ...filter }, signal }),
    initialPageParam: firstPage,
    getNextPageParam: ({ next }) => nextPage(next),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });

/** Recent repeated searches without results, for which there is no request. */
export const missedSearchesQuery = queryOptions({
  queryKey: [...queryKeys.adminRequests, "searches"],
  queryFn: ({ signal }) => call("GET /api/admin/v1/requests/searches/", { signal }),
  select: (found) => found.map((row) => ({ ...row, id: row.words })),
  staleTime: 0,
});

/** Videos that can be an answer. */
export const foundVideosQuery = (search: string) =>
  queryOptions({
    queryKey: [...queryKeys.adminVideos, "answers", search],
    queryFn: ({ signal }) => call("GET /api/admin/v1/videos/", { query: { search }, signal }),
    enabled: search !== "",
    placeholderData: keepPreviousData,
    select: ({ results }) => results,
  });

type Some = Pick<AdminRequest, "id">;
type Answer = NonNullable<AdminRequest["video"]>;

const paramsOf = ({ id }: Some) => ({ id: String(id) });
const answer = (request: Some, video: number | null) =>
  call("PUT /api/admin/v1/requests/{id}/answer/", { params: paramsOf(request), body: { video } });
const decline = (request: Some, declined: boolean) =>
  call("PUT /api/admin/v1/requests/{id}/declined/", { params: paramsOf(request), body: { declined } });

/** Members' lists as well, because superusers are members. */
const refresh = (client: QueryClient) =>
  Promise.all(
    [queryKeys.adminRequests, queryKeys.requests, queryKeys.requestAnswers].map((queryKey) =>
      client.invalidateQueries({ queryKey }),
    ),
  );

/** A change that reports what it did, with an undo. */
function useUndoable<Given>(
  change: (given: Given) => Promise<unknown>,
  words: (given: Given) => string,
  undo: (given: Given) => Promise<unknown>,
) {
  const client = useQueryClient();
  const outcome = { onError: ({ message }: Error) => toastError(message), onSettled: () => refresh(client) };
  return useMutation({
    ...outcome,
    mutationFn: change,
    onSuccess: (_, given) =>
      toastUndo(words(given), () =>
        runMutation(client, {
          ...outcome,
          mutationFn: () => undo(given),
          onSuccess: () => toastSuccess(messages.undone),
        }),
      ),
  });
}

export const useAnswer = () =>
  useUndoable<{ request: AdminRequest; video: Pick<Answer, "id" | "title"> | null }>(
    ({ request, video }) => answer(request, video?.id ?? null),
    ({ video }) => (video === null ? messages.answerTakenBack : format(messages.answeredWith, { title: video.title })),
    ({ request }) => answer(request, request.video?.id ?? null),
  );

export const useDecline = () =>
  useUndoable<{ request: AdminRequest; declined: boolean }>(
    ({ request, declined }) => decline(request, declined),
    ({ declined }) => (declined ? messages.declined : messages.opened),
    ({ request, declined }) => decline(request, !declined),
  );

export const useDeleteRequest = () =>
  useUndoable<AdminRequest>(
    (request) => call("DELETE /api/admin/v1/requests/{id}/", { params: paramsOf(request) }),
    () => messages.deleted,
    (request) => call("POST /api/admin/v1/requests/{id}/restore/", { params: paramsOf(request) }),
  );

export const useMerge = () =>
  useUndoable<{ into: AdminRequest; ids: number[] }>(
    ({ into, ids }) => call("POST /api/admin/v1/requests/{id}/merge/", { params: paramsOf(into), body: { ids } }),
    ({ ids }) => format(messages.merged, { count: ids.length + 1 }),
    ({ into, ids }) => call("POST /api/admin/v1/requests/{id}/split/", { params: paramsOf(into), body: { ids } }),
  );
