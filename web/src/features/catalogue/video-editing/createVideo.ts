import { messages } from "@mindreel/messages/catalogue/video-editing";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { call } from "#shared/api/api.ts";
import { queryKeys } from "#shared/api/queryKeys.ts";
import { toastSuccess } from "#shared/toasts/toasts.ts";

export function useCreateVideo() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (form: FormData) => call("POST /api/category/v1/video/", { form }),
    onSuccess: async () => {
      toastSuccess(messages.created);
      await client.invalidateQueries({ queryKey: queryKeys.videos });
    },
  });
}
