import type { Note } from "@mindreel/contract/engagement/notes";
import { durationOf } from "@mindreel/contract/plain/durations";
import { messages } from "@mindreel/messages/engagement/notes";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useRef, useState } from "react";
import { call } from "#shared/api/api.ts";
import { runMutation } from "#shared/api/runMutation.ts";
import { IconPencil, IconTrash } from "#shared/icons/site.ts";
import { format } from "#shared/language/format.ts";
import { spokenDuration } from "#shared/time/durations.ts";
import { toastError, toastSuccess, toastUndo } from "#shared/toasts/toasts.ts";
import { IconButton } from "#shared/ui/plain/buttons/IconButton.tsx";
import { NoteForm } from "./NoteForm.tsx";
import classes from "./notes.module.css";
import { refreshNotes } from "./notes.ts";

interface Props {
  readonly note: Note;
  /** Renders a link to the note's second, if possible, with the given name and text. */
  readonly lead: (look: { className: string | undefined; "aria-label": string; children: string }) => ReactNode;
}

/** A note with its second, which can be edited and deleted. */
export function NoteItem({ note, lead }: Props) {
  const { id, at, text } = note;
  const [editing, setEditing] = useState(false);
  const edit = useRef<HTMLButtonElement>(null);
  const item = useRef<HTMLLIElement>(null);
  const change = useChangeNote(note);
  // The pressed button disappears with the note.
  const remove = useDeleteNote(id, () => {
    const { nextElementSibling, previousElementSibling } = item.current ?? {};
    const next = (nextElementSibling ?? previousElementSibling)?.querySelector<HTMLElement>("a, button");
    (next ?? document.getElementById("main"))?.focus();
  });
  const spoken = spokenDuration(at);
  const close = () => {
    setEditing(false);
    // The button is mounted again after this.
    setTimeout(() => edit.current?.focus());
  };
  return (
    <li ref={item} className={classes.note} data-note data-editing={editing || undefined}>
      {lead({
        className: classes.time,
        "aria-label": format(messages.playFrom, { at: durationOf(at), time: spoken }),
        children: durationOf(at),
      })}
      {editing ? (
        <NoteForm
          at={at}
          text={text}
          saving={change.isPending}
          onSave={(next) => (next === text ? close() : change.mutate(next, { onSuccess: close }))}
          onCancel={close}
        />
      ) : (
        <>
          <p className={classes.text} dir="auto">
            {text}
          </p>
          <div className={classes.actions}>
            <IconButton
              ref={edit}
              className={classes.action ?? ""}
              aria-label={format(messages.edit, { time: spoken })}
              onClick={() => setEditing(true)}
            >
              <IconPencil size={18} stroke={1.75} aria-hidden="true" />
            </IconButton>
            <IconButton
              className={classes.action ?? ""}
              aria-label={format(messages.remove, { time: spoken })}
              data-loading={remove.isPending}
              onClick={() => remove.mutate()}
            >
              <IconTrash size={18} stroke={1.75} aria-hidden="true" />
            </IconButton>
          </div>
        </>
      )}
    </li>
  );
}

const change = (id: number, text: string) =>
  call("PATCH /api/notes/v1/notes/{id}/", { params: { id: String(id) }, body: { text } });

/** Changes a note's text, with an undo. */
function useChangeNote({ id, text: before }: Note) {
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

/**
 * Deletes a note, with an undo.
 * @param onDone called before the note disappears from the list
 */
function useDeleteNote(noteId: number, onDone: () => void) {
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
