import type { Note } from "@mindreel/contract/engagement/notes";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { call } from "#shared/api/api.ts";
import { toastError } from "#shared/toasts/toasts.ts";
import { refreshNotes, videoNotesQuery } from "./notes.ts";

/** Creates a note on a video. */
export function useWriteNote(video: number) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (note: { readonly at: number; readonly text: string }) =>
      call("POST /api/notes/v1/notes/", { body: { video, ...note } }),
    onSuccess: (note) => {
      client.setQueryData<Note[]>(
        videoNotesQuery(video).queryKey,
        (notes) => notes && [...notes, note].sort((a, b) => a.at - b.at || a.id - b.id),
      );
      void refreshNotes(client);
    },
    onError: ({ message }) => toastError(message),
  });
}
