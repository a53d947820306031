import type { FiguresQuery, figureFiles } from "@mindreel/contract/admin/figures";
import { keepPreviousData, queryOptions, useMutation } from "@tanstack/react-query";
import { call, request } from "#shared/api/api.ts";
import { nameOf, saveFile } from "#shared/api/download.ts";
import { toastError } from "#shared/toasts/toasts.ts";

export type FigureFile = (typeof figureFiles)[number];

/** Today goes on: whoever looks wants to see what was just paid. */
const fresh = { placeholderData: keepPreviousData, staleTime: 0 } as const;

export const periodQuery = (query: FiguresQuery) =>
  queryOptions({
    queryKey: ["figures-over-time", query],
    queryFn: ({ signal }) => call("GET /api/admin/v1/figures/", { query, signal }),
    ...fresh,
  });

export const topVideosQuery = (query: FiguresQuery) =>
  queryOptions({
    queryKey: ["figures-videos", query],
    queryFn: ({ signal }) => call("GET /api/admin/v1/figures/videos/", { query, signal }),
    ...fresh,
  });

export const searchesQuery = (query: FiguresQuery) =>
  queryOptions({
    queryKey: ["figures-searches", query],
    queryFn: ({ signal }) => call("GET /api/admin/v1/figures/searches/", { query, signal }),
    select: (found) => found.map((row) => ({ ...row, id: row.words })),
    ...fresh,
  });

export function useFigureFile(query: FiguresQuery) {
  return useMutation({
    mutationFn: async (file: FigureFile) => {
      const response = await request("GET /api/admin/v1/figures/file/", { query: { ...query, file } });
      saveFile(await response.blob(), nameOf(response, `${file}.csv`));
    },
    onError: (error) => toastError(error.message),
  });
}
