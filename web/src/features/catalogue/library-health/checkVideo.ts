import type { AilingVideo } from "@mindreel/contract/catalogue/library-health";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { call } from "#shared/api/api.ts";
import { queryKeys } from "#shared/api/queryKeys.ts";
import { toastError, toastSuccess } from "#shared/toasts/toasts.ts";

/** Asks the provider again whether a video plays. */
export function useCheckVideo({ id, title }: AilingVideo, onFixed: () => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call("POST /api/admin/v1/health/videos/{id}/check/", { params: { id: String(id) } }),
    onSuccess: async ({ state, message }) => {
      if (state === "found") toastSuccess(`“${title}” plays again`);
      else toastError(message ?? "This video does not play.");
      await client.invalidateQueries({ queryKey: queryKeys.health });
      if (state === "found") onFixed();
    },
    onError: (error) => toastError(error.message),
  });
}
