import type { VideoWithIssue } from "@mindreel/contract/catalogue/library-health";
import { messages } from "@mindreel/messages/catalogue/library-health";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { call } from "#shared/api/api.ts";
import { queryKeys } from "#shared/api/queryKeys.ts";
import { format } from "#shared/language/format.ts";
import { toastError, toastSuccess } from "#shared/toasts/toasts.ts";

/** Fetches a missing still or description from the video's provider. */
export function useFillVideo({ id, title }: VideoWithIssue, onFixed: () => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call("POST /api/admin/v1/health/videos/{id}/fill/", { params: { id: String(id) } }),
    onSuccess: async ({ filled, message }) => {
      if (filled.length > 0)
        toastSuccess(format(messages.filled[filled.length > 1 ? "both" : (filled[0] ?? "still")], { title }));
      else toastError(message ?? messages.nothingToTake);
      const changed = [queryKeys.health, queryKeys.adminVideos, queryKeys.videos];
      await Promise.all(changed.map((queryKey) => client.invalidateQueries({ queryKey })));
      if (filled.length > 0) onFixed();
    },
    onError: (error) => toastError(error.message),
  });
}
