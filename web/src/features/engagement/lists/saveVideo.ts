import type { CurrentUser } from "@mindreel/contract/accounts/sessions";
import type { VideoPage } from "@mindreel/contract/catalogue/videos";
import type { VideoList } from "@mindreel/contract/engagement/lists";
import type { InfiniteData, QueryClient } from "@tanstack/react-query";
import { call } from "#shared/api/api.ts";
import { queryKeys } from "#shared/api/queryKeys.ts";
import { runMutation } from "#shared/api/runMutation.ts";
import { toastError } from "#shared/toasts/toasts.ts";

interface Change {
  readonly videoId: number;
  readonly saved: boolean;
}

function withVideo(list: VideoList | null, user: number, { videoId, saved }: Change): VideoList {
  const others = list?.video.filter((id) => id !== videoId) ?? [];
  return { id: list?.id ?? 0, user, video: saved ? [...others, videoId] : others };
}

/** The last server state of the list while calls are in flight: what it rolls back to. */
let confirmed: { list: VideoList | null } | undefined;

const mutationKey = ["save"];

/** The queries of the Favorites page. */
const savedLists = {
  queryKey: queryKeys.videos,
  predicate: ({ queryKey: [, filter] }: { readonly queryKey: readonly unknown[] }) =>
    typeof filter === "object" && filter !== null && "saved" in filter,
};

/** Optimistic, as with likes. All videos share one list, so all calls run one after another. */
export function saveVideo(client: QueryClient, userId: number, change: Change): void {
  const { videoId, saved } = change;
  const setList = (next: (user: CurrentUser) => VideoList | null) =>
    client.setQueryData<CurrentUser>(queryKeys.currentUser, (user) => user && { ...user, savevideos: next(user) });

  runMutation(client, {
    mutationKey,
    scope: { id: "save" },
    mutationFn: () => {
      const list = confirmed?.list;
      return list
        ? call("PATCH /api/category/v1/save/videos/{id}/", {
            params: { id: String(list.id) },
            body: saved ? { add: [videoId] } : { remove: [videoId] },
          })
        : call("POST /api/category/v1/save/videos/", { body: { user: userId, video: saved ? [videoId] : [] } });
    },
    onMutate: async () => {
      await client.cancelQueries({ queryKey: queryKeys.currentUser });
      // A refetch in flight would remove the card at once; it stays until the member leaves the page.
      if (!saved) await client.cancelQueries(savedLists);
      confirmed ??= { list: client.getQueryData<CurrentUser>(queryKeys.currentUser)?.savevideos ?? null };
      setList((user) => withVideo(user.savevideos, user.id, change));
    },
    onSuccess: (list) => {
      confirmed = { list };
      // A removed video stays on the Favorites page until the member leaves it, so that it can be saved again.
      if (saved) void client.invalidateQueries(savedLists);
    },
    onError: (error) => toastError(error.message),
    onSettled: () => {
      if (confirmed === undefined || client.isMutating({ mutationKey }) > 1) return;
      const { list } = confirmed;
      confirmed = undefined;
      setList(() => list);
    },
  });
}

/** Removes videos that are no longer saved from the cached lists, once the page that still showed them is left. */
export function forgetRemoved(client: QueryClient): void {
  const user = client.getQueryData<CurrentUser>(queryKeys.currentUser);
  if (user === undefined) return;
  const saved = new Set(user.savevideos?.video);
  client.setQueriesData<InfiniteData<VideoPage>>(savedLists, (lists) => {
    const removed = lists?.pages.flatMap(({ results }) => results).filter(({ id }) => !saved.has(id)).length ?? 0;
    if (lists === undefined || removed === 0) return lists;
    const pages = lists.pages.map((page) => ({
      ...page,
      count: page.count - removed,
      results: page.results.filter(({ id }) => saved.has(id)),
    }));
    return { ...lists, pages };
  });
}
