import { type RefObject, Suspense, useState } from "react";
import { ChaptersOver } from "#app/pages/catalogue/videos/ChaptersOver.tsx";
import { momentIn } from "#features/catalogue/videos/watch/descriptionParts.ts";
import { endIn } from "#features/catalogue/videos/watch/passage.ts";
import type { PlayerControl } from "#features/playback/mechanisms/player/vidstack/player.tsx";
import { lazily } from "#shared/loading/parts/lazily.tsx";
import { Unneeded } from "#shared/loading/parts/Unneeded.tsx";
import { useSearchParams } from "#shared/navigation/navigation.ts";
import { NoteTaking } from "./notes/NoteTaking.tsx";
import type { EarlyNote } from "./notes/useEarlyNote.ts";

const PassageEnd = lazily(
  async () => (await import("#features/playback/mechanisms/player/PassageEnd.tsx")).PassageEnd,
  Unneeded,
);

interface Props {
  readonly video: number;
  readonly control: RefObject<PlayerControl | null>;
  readonly early: EarlyNote;
}

/** Covers a player: its chapters, the field for a note, and the end of a passage that its URL shares. */
export function WhileWatching({ video, control, early }: Props) {
  const [params] = useSearchParams();
  const [passage] = useState({ begin: momentIn(params) ?? 0, end: endIn(params) });
  return (
    <>
      <ChaptersOver video={video} control={control} />
      <NoteTaking video={video} control={control} early={early} />
      {passage.end !== undefined && (
        <Suspense>
          <PassageEnd begin={passage.begin} end={passage.end} onGone={() => control.current?.focus()} />
        </Suspense>
      )}
    </>
  );
}
