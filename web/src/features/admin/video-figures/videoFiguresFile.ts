import type { FiguresQuery } from "@mindreel/contract/admin/figures";
import type { VideoFigureFile } from "@mindreel/contract/admin/video-figures";
import { useMutation } from "@tanstack/react-query";
import { request } from "#shared/api/api.ts";
import { nameOf, saveFile } from "#shared/api/download.ts";
import { toastError } from "#shared/toasts/toasts.ts";

export function useVideoFiguresFile(video: number, query: FiguresQuery) {
  return useMutation({
    mutationFn: async (file: VideoFigureFile) => {
      const response = await request("GET /api/playback/v1/videos/{id}/figures/file/", {
        params: { id: String(video) },
        query: { ...query, file },
      });
      saveFile(await response.blob(), nameOf(response, `${file}.csv`));
    },
    onError: (error) => toastError(error.message),
  });
}
