import type { Note } from "@mindreel/contract/engagement/notes";
import { spokenDurationOf } from "@mindreel/contract/wire/durations";
import { useQuery } from "@tanstack/react-query";
import { type RefObject, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { NoteForm } from "#features/engagement/notes/NoteForm.tsx";
import { videoNotesQuery } from "#features/engagement/notes/notes.ts";
import { useWriteNote } from "#features/engagement/notes/writeNote.ts";
import type { PlayerControl } from "#features/playback/player/player.tsx";
import { useShortcut } from "#features/playback/player/Shortcuts.tsx";
import { VisuallyHidden } from "#shared/ui/plain/VisuallyHidden.tsx";
import classes from "./NoteTaking.module.css";

interface Props {
  readonly video: number;
  readonly control: RefObject<PlayerControl | null>;
}

const markOf = ({ id, at, text }: Note) => ({ id, at, text, label: `Note at ${spokenDurationOf(at)}: ${text}` });

/** Over a player: N holds it and opens a field for a note at that second. It plays on once the note is saved, or is not. */
export function NoteTaking({ video, control }: Props) {
  const [at, setAt] = useState<number | null>(null);
  const [said, say] = useState("");
  const goOn = useRef<() => void>(() => undefined);
  const { data: notes } = useQuery(videoNotesQuery(video));
  const write = useWriteNote(video);
  useEffect(() => control.current?.mark((notes ?? []).map(markOf)), [notes, control]);
  useShortcut("n", () => {
    if (at !== null || control.current === null) return;
    const { hold, time } = control.current;
    goOn.current = hold();
    // At once, or the first letters of whoever types on would be taken for keys of the player.
    flushSync(() => setAt(Math.floor(time())));
    say("");
  });
  const close = () => {
    setAt(null);
    control.current?.focus();
    goOn.current();
  };
  return (
    <>
      {at !== null && (
        <div className={classes.field}>
          <NoteForm
            at={at}
            saving={write.isPending}
            onSave={(text) =>
              write.mutate(
                { at, text },
                {
                  onSuccess: () => {
                    say("Note saved");
                    close();
                  },
                },
              )
            }
            onCancel={close}
          />
        </div>
      )}
      <VisuallyHidden role="status">{said}</VisuallyHidden>
    </>
  );
}
