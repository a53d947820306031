import type { FiguresQuery, figureFiles } from "@mindreel/contract/admin/figures";
import { useMutation } from "@tanstack/react-query";
import { request } from "#shared/api/api.ts";
import { nameOf, saveFile } from "#shared/api/download.ts";
import { toastError } from "#shared/toasts/toasts.ts";

export type FiguresFile = (typeof figureFiles)[number];

export function useFiguresFile(query: FiguresQuery) {
  return useMutation({
    mutationFn: async (file: FiguresFile) => {
      const response = await request("GET /api/admin/v1/figures/file/", { query: { ...query, file } });
      saveFile(await response.blob(), nameOf(response, `${file}.csv`));
    },
    onError: (error) => toastError(error.message),
  });
}
