import { messages } from "@mindreel/messages/engagement/notes";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { call } from "#shared/api/api.ts";
import { runMutation } from "#shared/api/runMutation.ts";
import { toastError, toastSuccess, toastUndo } from "#shared/toasts/toasts.ts";
import { refreshNotes } from "./notes.ts";

/**
 * Deletes a note, with an undo.
 * @param onDone called before the note disappears from the list
 */
export function useDeleteNote(noteId: number, onDone: () => void) {
  const client = useQueryClient();
  const params = { id: String(noteId) };
  const undo = () =>
    runMutation(client, {
      mutationFn: () => call("POST /api/notes/v1/notes/{id}/restore/", { params }),
      onSuccess: () => toastSuccess(messages.restored),
      onError: ({ message }) => toastError(message),
      onSettled: () => refreshNotes(client),
    });
  return useMutation({
    mutationFn: () => call("DELETE /api/notes/v1/notes/{id}/", { params }),
    onSuccess: () => {
      toastUndo(messages.deleted, undo);
      onDone();
    },
    onError: ({ message }) => toastError(message),
    onSettled: () => refreshNotes(client),
  });
}
