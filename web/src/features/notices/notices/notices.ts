import type { Notice } from "@mindreel/contract/notices/notices";
import { type QueryClient, queryOptions } from "@tanstack/react-query";
import { call } from "#shared/api/api.ts";
import { queryKeys } from "#shared/api/queryKeys.ts";
import { runMutation } from "#shared/api/runMutation.ts";
import { toastError } from "#shared/toasts/toasts.ts";
import { unreadQuery } from "./unread.ts";

/** The member's latest notices. */
export const noticesQuery = queryOptions<Notice[]>({
  queryKey: [...queryKeys.notices, "list"],
  queryFn: ({ signal }) => call("GET /api/notices/v1/notices/", { signal }),
  // Always refetched: there may be new ones each time.
  staleTime: 0,
});

/** Marks notices as read, optimistically. */
function mark(client: QueryClient, which: (notice: Notice) => boolean, send: () => Promise<unknown>): void {
  runMutation(client, {
    mutationFn: send,
    onMutate: async () => {
      await client.cancelQueries({ queryKey: queryKeys.notices });
      const list = client
        .getQueryData(noticesQuery.queryKey)
        ?.map((notice) => (which(notice) ? { ...notice, read: true } : notice));
      if (list === undefined) return;
      client.setQueryData(noticesQuery.queryKey, list);
      client.setQueryData(unreadQuery.queryKey, list.filter(({ read }) => !read).length);
    },
    onSuccess: () => client.invalidateQueries({ queryKey: queryKeys.requestAnswers }),
    onError: ({ message }) => {
      toastError(message);
      void client.invalidateQueries({ queryKey: queryKeys.notices });
    },
  });
}

export const markRead = (client: QueryClient, { kind, id }: Notice) =>
  mark(
    client,
    (notice) => notice.kind === kind && notice.id === id,
    () => call("PUT /api/notices/v1/notices/{kind}/{id}/read/", { params: { kind, id: String(id) } }),
  );

export const markAllRead = (client: QueryClient) =>
  mark(
    client,
    () => true,
    () => call("POST /api/notices/v1/read/"),
  );
