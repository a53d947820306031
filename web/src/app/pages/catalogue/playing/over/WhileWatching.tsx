import { type RefObject, Suspense, useState } from "react";
import type { PlayerControl } from "#features/playback/mechanisms/player/vidstack/player.tsx";
import { lazily } from "#shared/loading/parts/lazily.tsx";
import { Unneeded } from "#shared/loading/parts/Unneeded.tsx";
import { ChaptersOver } from "./ChaptersOver.tsx";
import { NoteTaking } from "./NoteTaking.tsx";
import type { EarlyNote } from "./useEarlyNote.ts";

const PassageEnd = lazily(
  async () => (await import("#features/playback/mechanisms/player/PassageEnd.tsx")).PassageEnd,
  Unneeded,
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
