import type { CurrentUser } from "@mindreel/contract/accounts/sessions";
import type { VideoList } from "@mindreel/contract/engagement/lists";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { call } from "#shared/api/api.ts";
import { queryKeys } from "#shared/api/queryKeys.ts";
import { toastError } from "#shared/toasts/toasts.ts";

interface Change {
  readonly videoId: number;
  readonly saved: boolean;
}

function withVideo(list: VideoList | null, user: number, { videoId, saved }: Change): VideoList {
  const others = list?.video.filter((id) => id !== videoId) ?? [];
  return { id: list?.id ?? 0, user, video: saved ? [...others, videoId] : others };
}

export const isSaved = ({ savevideos }: Pick<CurrentUser, "savevideos">, videoId: number): boolean =>
  savevideos?.video.includes(videoId) ?? false;

/** The server's last state of the list while calls are in flight: what it rolls back to. */
let confirmed: { list: VideoList | null } | undefined;

const mutationKey = ["save"];

/** The queries of the Favorites page. */
const savedLists = {
  queryKey: queryKeys.videos,
  predicate: ({ queryKey: [, filter] }: { readonly queryKey: readonly unknown[] }) =>
    typeof filter === "object" && filter !== null && "saved" in filter,
};

/** Optimistic, as with likes. All videos share one list, so all calls run one after another. */
export function useSaveVideo() {
  const client = useQueryClient();
  const setList = (change: (user: CurrentUser) => VideoList | null) =>
    client.setQueryData<CurrentUser>(queryKeys.currentUser, (user) => user && { ...user, savevideos: change(user) });

  return useMutation({
    mutationKey,
    scope: { id: "save" },
    mutationFn: ({ videoId, saved, userId }: Change & { readonly userId: number }) => {
      const list = confirmed?.list;
      return list
        ? call("PATCH /api/category/v1/save/videos/{id}/", {
            params: { id: String(list.id) },
            body: saved ? { add: [videoId] } : { remove: [videoId] },
          })
        : call("POST /api/category/v1/save/videos/", { body: { user: userId, video: saved ? [videoId] : [] } });
    },
    onMutate: async (change) => {
      await client.cancelQueries({ queryKey: queryKeys.currentUser });
      // A refetch in flight would remove the card at once; it stays until the member leaves the page.
      if (!change.saved) await client.cancelQueries(savedLists);
      confirmed ??= { list: client.getQueryData<CurrentUser>(queryKeys.currentUser)?.savevideos ?? null };
      setList((user) => withVideo(user.savevideos, user.id, change));
    },
    onSuccess: (answer, { saved }) => {
      confirmed = { list: answer };
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
