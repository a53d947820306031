import type { AdminRequest } from "@mindreel/contract/engagement/request-admin";
import { messages } from "@mindreel/messages/engagement/request-admin";
import { type QueryClient, useMutation, useQueryClient } from "@tanstack/react-query";
import { call } from "#shared/api/api.ts";
import { queryKeys } from "#shared/api/queryKeys.ts";
import { runMutation } from "#shared/api/runMutation.ts";
import { format } from "#shared/language/format.ts";
import { toastError, toastSuccess, toastUndo } from "#shared/toasts/toasts.ts";

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
