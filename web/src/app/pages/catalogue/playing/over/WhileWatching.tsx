import type { Note } from "@mindreel/contract/engagement/notes";
import { messages } from "@mindreel/messages/engagement/notes";
import { useQuery } from "@tanstack/react-query";
import { type RefObject, Suspense, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { NoteForm } from "#features/engagement/notes/NoteForm.tsx";
import { videoNotesQuery } from "#features/engagement/notes/notes.ts";
import { useWriteNote } from "#features/engagement/notes/writeNote.ts";
import { useShortcut } from "#features/playback/mechanisms/player/shortcuts/Shortcuts.tsx";
import type { PlayerControl } from "#features/playback/mechanisms/player/vidstack/player.tsx";
import { format } from "#shared/language/format.ts";
import { lazily } from "#shared/loading/parts/lazily.tsx";
import { SilentLoadError } from "#shared/loading/parts/SilentLoadError.tsx";
import { spokenDuration } from "#shared/time/durations.ts";
import { VisuallyHidden } from "#shared/ui/plain/text/VisuallyHidden.tsx";
import { ChaptersOver } from "./ChaptersOver.tsx";
import type { EarlyNote } from "./useEarlyNote.ts";
import classes from "./WhileWatching.module.css";

const PassageEnd = lazily(
  async () => (await import("#features/playback/mechanisms/player/PassageEnd.tsx")).PassageEnd,
  SilentLoadError,
);

interface Props {
  readonly video: number;
  readonly control: RefObject<PlayerControl | null>;
  readonly early: EarlyNote;
  /** The passage that its URL shares, in seconds. */
  readonly begin: number;
  readonly end: number | undefined;
}

/** Covers a player: its chapters, the field for a note, and the end of a passage that its URL shares. */
export function WhileWatching({ video, control, early, begin, end }: Props) {
  const [passage] = useState({ begin, end });
  return (
    <>
      <ChaptersOver video={video} control={control} ownsKeys />
      <NoteTaking video={video} control={control} early={early} />
      {passage.end !== undefined && (
        <Suspense>
          <PassageEnd begin={passage.begin} end={passage.end} onGone={() => control.current?.focus()} />
        </Suspense>
      )}
    </>
  );
}

interface NoteTakingProps {
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

/**
 * On top of a player: N pauses it and opens a field for a note at that second. It continues when the note is saved or
 * discarded.
 */
export function NoteTaking({ video, control, early }: NoteTakingProps) {
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
  // Synchronously: otherwise the player would handle the next letters typed as shortcuts.
  useShortcut("n", () => flushSync(() => open("")));
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when this takes over
  useEffect(() => {
    const typed = early.take();
    // React cannot flush synchronously within an effect.
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
