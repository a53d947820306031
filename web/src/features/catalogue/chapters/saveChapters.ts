import type { Chapter, Chapters } from "@mindreel/contract/catalogue/chapters";
import { messages } from "@mindreel/messages/catalogue/chapters";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { call } from "#shared/api/api.ts";
import { toastError, toastSuccess, toastUndo } from "#shared/toasts/toasts.ts";
import { chaptersQuery } from "./chapters.ts";

/** Sets a video's chapters by hand, with an undo. */
export function useSaveChapters(video: number) {
  const client = useQueryClient();
  const { queryKey } = chaptersQuery(video);
  const set = async (chapters: readonly Chapter[], before: Chapters) => {
    const set = await call("PUT /api/category/v1/video/{id}/chapters/", {
      params: { id: String(video) },
      body: { chapters: [...chapters], before },
    });
    client.setQueryData(queryKey, set);
    return set;
  };
  return useMutation({
    mutationFn: ({ chapters, before }: { readonly chapters: readonly Chapter[]; readonly before: Chapters }) =>
      set(chapters, before),
    // Somebody else may have changed them.
    onError: () => client.invalidateQueries({ queryKey }),
    onSuccess: (saved, { before }) =>
      toastUndo(messages.saved, () => {
        // Removing the manual ones restores those of a file or of the description.
        set(before.origin === "hand" ? before.chapters : [], saved).then(
          () => toastSuccess(messages.asTheyWere),
          (error: unknown) => toastError(error instanceof Error ? error.message : String(error)),
        );
      }),
  });
}
