import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { call } from "#shared/api/api.ts";
import { queryKeys } from "#shared/api/queryKeys.ts";
import { toastSuccess } from "#shared/toasts/toasts.ts";

/** One video, read anew whenever its form opens: an older one would be written over what others changed. */
export const videoQuery = (id: string) =>
  queryOptions({
    queryKey: [...queryKeys.video, id],
    queryFn: ({ signal }) => call("GET /api/category/v1/video/{id}/", { params: { id }, signal }),
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  });

export function useUpdateVideo(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (form: FormData) => call("PATCH /api/category/v1/video/{id}/", { params: { id }, form }),
    onSuccess: async () => {
      toastSuccess("Video saved");
      await Promise.all(
        [queryKeys.videos, queryKeys.shelf, queryKeys.health].map((queryKey) => client.invalidateQueries({ queryKey })),
      );
    },
  });
}
