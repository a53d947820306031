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

/** The list as the server last gave it, while changes are on their way. */
let confirmed: { list: VideoList | null } | undefined;

const mutationKey = ["save"];

/** The lists of the favorites page. */
const savedLists = {
  queryKey: queryKeys.videos,
  predicate: ({ queryKey: [, filter] }: { readonly queryKey: readonly unknown[] }) =>
    typeof filter === "object" && filter !== null && "saved" in filter,
};

/** As with likes; but all videos share one list, so all its changes go out one after the other. */
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
      // A reading that is on its way would take away at once what is to stay until the page is left.
      if (!change.saved) await client.cancelQueries(savedLists);
      confirmed ??= { list: client.getQueryData<CurrentUser>(queryKeys.currentUser)?.savevideos ?? null };
      setList((user) => withVideo(user.savevideos, user.id, change));
    },
    onSuccess: (answer, { saved }) => {
      confirmed = { list: answer };
      // For whoever is on the favorites page already. One taken away stays there until the page is left, to be undone.
      if (saved) {
        void client.invalidateQueries(savedLists);
      }
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
