import type { Note } from "@mindreel/contract/engagement/notes";
import { messages } from "@mindreel/messages/engagement/notes";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { call } from "#shared/api/api.ts";
import { runMutation } from "#shared/api/runMutation.ts";
import { toastError, toastSuccess, toastUndo } from "#shared/toasts/toasts.ts";
import { refreshNotes } from "./notes.ts";

const change = (id: number, text: string) =>
  call("PATCH /api/notes/v1/notes/{id}/", { params: { id: String(id) }, body: { text } });

/** Changes a note's text, with an undo. */
export function useChangeNote({ id, text: before }: Note) {
  const client = useQueryClient();
  const undo = () =>
    runMutation(client, {
      mutationFn: () => change(id, before),
      onSuccess: () => toastSuccess(messages.changedBack),
      onError: ({ message }) => toastError(message),
      onSettled: () => refreshNotes(client),
    });
  return useMutation({
    mutationFn: (text: string) => change(id, text),
    onSuccess: () => toastUndo(messages.changed, undo),
    onError: ({ message }) => toastError(message),
    onSettled: () => refreshNotes(client),
  });
}
