import type { VideoWithIssue } from "@mindreel/contract/catalogue/library-health";
import { messages } from "@mindreel/messages/catalogue/library-health";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { call } from "#shared/api/api.ts";
import { queryKeys } from "#shared/api/queryKeys.ts";
import { format } from "#shared/language/format.ts";
import { toastError, toastSuccess } from "#shared/toasts/toasts.ts";

/** Checks with the provider again whether a video plays. */
export function useCheckVideo({ id, title }: VideoWithIssue, onFixed: () => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call("POST /api/admin/v1/health/videos/{id}/check/", { params: { id: String(id) } }),
    onSuccess: async ({ state, message }) => {
      if (state === "found") toastSuccess(format(messages.playsAgain, { title }));
      else toastError(message ?? messages.doesNotPlay);
      await client.invalidateQueries({ queryKey: queryKeys.health });
      if (state === "found") onFixed();
    },
    onError: (error) => toastError(error.message),
  });
}
