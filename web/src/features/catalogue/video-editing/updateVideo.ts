import { messages } from "@mindreel/messages/catalogue/video-editing";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { refreshVideos } from "#features/catalogue/videos/refreshVideos.ts";
import { call } from "#shared/api/api.ts";
import { toastSuccess } from "#shared/toasts/toasts.ts";

export function useUpdateVideo(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (form: FormData) => call("PATCH /api/category/v1/video/{id}/", { params: { id }, form }),
    onSuccess: async () => {
      toastSuccess(messages.saved);
      await refreshVideos(client);
    },
  });
}
