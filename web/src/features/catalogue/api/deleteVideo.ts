import { useMutation, useQueryClient } from "@tanstack/react-query";
import { call } from "#shared/api.ts";
import { queryKeys } from "#shared/queryKeys.ts";
import { toastError, toastSuccess } from "#shared/toasts.ts";

export function useDeleteVideo() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: number) => call("DELETE /api/category/v1/video/{id}/", { params: { id: String(id) } }),
    onSuccess: async () => {
      toastSuccess("Video deleted successfully");
      await client.invalidateQueries({ queryKey: queryKeys.videos });
    },
    onError: (error) => toastError(error.message),
  });
}
