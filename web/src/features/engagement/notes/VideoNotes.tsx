import { pagePath } from "@mindreel/contract/plain/pages";
import { messages } from "@mindreel/messages/engagement/notes";
import { useQuery } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { IconPlus } from "#shared/icons/site.ts";
import { Rich } from "#shared/language/Rich.tsx";
import { Link } from "#shared/navigation/Link.tsx";
import { Button } from "#shared/ui/plain/buttons/Button.tsx";
import { Spinner } from "#shared/ui/plain/loading/Spinner.tsx";
import { VisuallyHidden } from "#shared/ui/plain/text/VisuallyHidden.tsx";
import { ErrorState } from "#shared/ui/states/ErrorState.tsx";
import { NoteForm } from "./NoteForm.tsx";
import { NoteItem } from "./NoteItem.tsx";
import { videoNotesQuery } from "./notes.ts";
import classes from "./VideoNotes.module.css";
import { useWriteNote } from "./writeNote.ts";

interface Props {
  readonly video: number;
  /** Pauses the video while a note is written. Returns its current time in seconds. */
  readonly onBegin: () => number;
  readonly onDone: () => void;
  readonly onSeek: (seconds: number) => void;
}

/** A member's notes on the video next to them. */
export function VideoNotes({ video, onBegin, onDone, onSeek }: Props) {
  const { data: notes, error, refetch } = useQuery(videoNotesQuery(video));
  const [at, setAt] = useState<number | null>(null);
  const [said, say] = useState("");
  const add = useRef<HTMLButtonElement>(null);
  const write = useWriteNote(video);
  const open = () => {
    setAt(onBegin());
    say("");
  };
  const close = () => {
    setAt(null);
    onDone();
    // The button is mounted again after this.
    setTimeout(() => add.current?.focus());
  };
  const save = (text: string, second: number) =>
    write.mutate(
      { at: second, text },
      {
        onSuccess: () => {
          say(messages.saved);
          close();
        },
      },
    );
  return (
    <div className={classes.notes}>
      <VisuallyHidden role="status">{said}</VisuallyHidden>
      {at === null ? (
        <Button variant="default" ref={add} leftSection={<IconPlus size={18} aria-hidden="true" />} onClick={open}>
          {messages.add}
        </Button>
      ) : (
        <NoteForm at={at} saving={write.isPending} onSave={(text) => save(text, at)} onCancel={close} />
      )}
      {notes === undefined ? (
        error === null ? (
          <Spinner className={classes.spinner} />
        ) : (
          <ErrorState error={error} onRetry={() => void refetch()} />
        )
      ) : notes.length === 0 ? (
        <p className={classes.none}>
          {messages.none}{" "}
          <span className={classes.press}>
            <Rich text={messages.press} tags={{ key: (text) => <kbd>{text}</kbd> }} />
          </span>
        </p>
      ) : (
        <ul className={classes.list} aria-label={messages.list}>
          {notes.map((note) => (
            <NoteItem
              key={note.id}
              note={note}
              lead={(look) => <button type="button" {...look} onClick={() => onSeek(note.at)} />}
            />
          ))}
        </ul>
      )}
      <Link className={classes.all} to={pagePath("notes")}>
        {messages.all}
      </Link>
    </div>
  );
}
