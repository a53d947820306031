import { messages } from "@mindreel/messages/catalogue/series-admin";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { refreshVideos } from "#features/catalogue/videos/refreshVideos.ts";
import { call } from "#shared/api/api.ts";
import { toastSuccess } from "#shared/toasts/toasts.ts";

/** @param id undefined creates a series */
export function useSaveSeries(id: number | undefined) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (form: FormData) =>
      id === undefined
        ? call("POST /api/series/v1/series/", { form })
        : call("PATCH /api/series/v1/series/{id}/", { params: { id: String(id) }, form }),
    onSuccess: async () => {
      toastSuccess(id === undefined ? messages.added : messages.saved);
      // Videos include their series' title.
      await refreshVideos(client);
    },
  });
}
