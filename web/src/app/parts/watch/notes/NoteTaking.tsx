import type { Note } from "@mindreel/contract/engagement/notes";
import { messages } from "@mindreel/messages/engagement/notes";
import { useQuery } from "@tanstack/react-query";
import { type RefObject, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { NoteForm } from "#features/engagement/notes/NoteForm.tsx";
import { videoNotesQuery } from "#features/engagement/notes/notes.ts";
import { useWriteNote } from "#features/engagement/notes/writeNote.ts";
import { useShortcut } from "#features/playback/player/shortcuts/Shortcuts.tsx";
import type { PlayerControl } from "#features/playback/player/vidstack/player.tsx";
import { format } from "#shared/language/format.ts";
import { spokenDuration } from "#shared/time/durations.ts";
import { VisuallyHidden } from "#shared/ui/plain/text/VisuallyHidden.tsx";
import classes from "./NoteTaking.module.css";
import type { EarlyNote } from "./useEarlyNote.ts";

interface Props {
  readonly video: number;
  readonly control: RefObject<PlayerControl | null>;
  readonly early: EarlyNote;
}

const markOf = ({ id, at, text }: Note) => ({
  id,
  at,
  text,
  label: format(messages.noteWith, { time: spokenDuration(at), text }),
});

/** Over a player: N holds it and opens a field for a note at that second. It plays on once the note is saved, or is not. */
export function NoteTaking({ video, control, early }: Props) {
  const [begun, begin] = useState<{ readonly at: number; readonly text: string } | null>(null);
  const [said, say] = useState("");
  const goOn = useRef<() => void>(() => undefined);
  const { data: notes } = useQuery(videoNotesQuery(video));
  const write = useWriteNote(video);
  useEffect(() => control.current?.mark("notes", (notes ?? []).map(markOf)), [notes, control]);
  const open = (text: string) => {
    if (begun !== null || control.current === null) return;
    const { hold, time } = control.current;
    goOn.current = hold();
    begin({ at: Math.floor(time()), text });
    say("");
  };
  // At once, or the first letters of whoever types on would be taken for keys of the player.
  useShortcut("n", () => flushSync(() => open("")));
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when this takes over
  useEffect(() => {
    const typed = early.take();
    // Within an effect nothing could be rendered at once.
    if (typed !== null) queueMicrotask(() => flushSync(() => open(typed)));
  }, []);
  const close = () => {
    begin(null);
    control.current?.focus();
    goOn.current();
  };
  return (
    <>
      {begun !== null && (
        <div className={classes.field}>
          <NoteForm
            at={begun.at}
            text={begun.text}
            saving={write.isPending}
            onSave={(text) =>
              write.mutate(
                { at: begun.at, text },
                {
                  onSuccess: () => {
                    say(messages.saved);
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
