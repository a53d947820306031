import type { VideoChanges, VideosQuery } from "@mindreel/contract/catalogue/video-admin";
import {
  infiniteQueryOptions,
  keepPreviousData,
  type QueryClient,
  useMutation,
  useQueryClient,
} from "@tanstack/react-query";
import { call } from "#shared/api/api.ts";
import { firstPage, nextPage } from "#shared/api/paging.ts";
import { queryKeys } from "#shared/api/queryKeys.ts";
import { toastError, toastSuccess } from "#shared/toasts/toasts.ts";
import { toastUndo } from "#shared/toasts/undoToast.tsx";

export type ShelfWanted = Pick<VideosQuery, "search" | "category" | "state">;

/** All videos, as superusers work with them. */
export const shelfQuery = (wanted: ShelfWanted) =>
  infiniteQueryOptions({
    queryKey: [...queryKeys.shelf, wanted],
    queryFn: ({ pageParam, signal }) =>
      call("GET /api/admin/v1/videos/", { query: { ...pageParam, ...wanted }, signal }),
    initialPageParam: firstPage,
    getNextPageParam: ({ next }) => nextPage(next),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });

const refresh = (client: QueryClient) =>
  Promise.all(
    [queryKeys.shelf, queryKeys.health, queryKeys.videos].map((queryKey) => client.invalidateQueries({ queryKey })),
  );

/** Runs when the page that offered it may be gone. */
async function undo(client: QueryClient, done: string, work: () => Promise<unknown>): Promise<void> {
  try {
    await work();
    toastSuccess(done);
  } catch (error) {
    toastError(error instanceof Error ? error.message : String(error));
  }
  await refresh(client);
}

export const counted = (count: number): string => (count === 1 ? "1 video" : `${count} videos`);

const restore = (ids: number[]) => call("POST /api/admin/v1/videos/restore/", { body: { ids } });
const restored = (count: number): string => (count === 1 ? "Video restored" : `${counted(count)} restored`);

export const restoreVideos = (client: QueryClient, ids: number[]) =>
  undo(client, restored(ids.length), () => restore(ids));

export function useRestoreVideos() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: restore,
    onSuccess: async (_answer, { length }) => {
      toastSuccess(restored(length));
      await refresh(client);
    },
    onError: (error) => toastError(error.message),
  });
}

interface Change {
  readonly change: VideoChanges;
  /** What was done, after "3 videos". */
  readonly done: string;
}

/** Moves or reschedules; the answer, sent back, undoes it. */
export function useChangeVideos() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ change }: Change) => call("PATCH /api/admin/v1/videos/", { body: change }),
    onSuccess: async (before, { done }) => {
      toastUndo(`${counted(before.videos.length)} ${done}`, () => {
        void undo(client, "Undone", () => call("PATCH /api/admin/v1/videos/", { body: before }));
      });
      await refresh(client);
    },
    onError: (error) => toastError(error.message),
  });
}

export function useDeleteVideos() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (ids: number[]) => call("POST /api/admin/v1/videos/delete/", { body: { ids } }),
    onSuccess: async ({ ids }) => {
      toastUndo(`${counted(ids.length)} deleted`, () => void restoreVideos(client, ids));
      await refresh(client);
    },
    onError: (error) => toastError(error.message),
  });
}
