import type { SeriesWithVideos } from "@mindreel/contract/catalogue/series";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { seriesQuery } from "#features/catalogue/series/series.ts";
import { refreshVideos } from "#features/catalogue/videos/refreshVideos.ts";
import { call } from "#shared/api/api.ts";
import { toastError } from "#shared/toasts/toasts.ts";

/** Saves the order of a series, optimistically. Changes in quick succession are sent one by one. */
export function useOrderSeries(id: number) {
  const client = useQueryClient();
  const { queryKey } = seriesQuery(id);
  return useMutation({
    scope: { id: `series ${id}` },
    mutationFn: (videos: number[]) =>
      call("PUT /api/series/v1/series/{id}/videos/", { params: { id: String(id) }, body: { videos } }),
    onMutate: async (order) => {
      await client.cancelQueries({ queryKey });
      client.setQueryData<SeriesWithVideos | null>(queryKey, (known) => known && inOrder(known, order));
    },
    onError: async (error) => {
      toastError(error.message);
      await refreshVideos(client);
    },
  });
}

function inOrder(series: SeriesWithVideos, order: readonly number[]): SeriesWithVideos {
  const byId = new Map(series.videos.map((video) => [video.id, video]));
  return { ...series, videos: order.flatMap((id) => byId.get(id) ?? []) };
}
