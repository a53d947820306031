import type { Video } from "@mindreel/contract/catalogue/videos";
import { useQuery } from "@tanstack/react-query";
import { AutoplaySwitch } from "#features/playback/playback-preferences/AutoplaySwitch.tsx";
import { playbackPreferencesQuery } from "#features/playback/playback-preferences/playbackPreferences.ts";
import { VisuallyHidden } from "#shared/ui/plain/VisuallyHidden.tsx";
import { NextUp, pause } from "./NextUp.tsx";
import { SeriesEnd } from "./SeriesEnd.tsx";

/** What comes after a video. */
export interface Then {
  readonly video: Video;
  /** `queue`: the member wants the queue to play through; `series`: as the member's preferences say; else it waits. */
  readonly begins: "queue" | "series" | "never";
}

interface Props {
  readonly video: Video;
  readonly then: Then | undefined;
  /** Whether its series ends with it. */
  readonly finishes: boolean;
  /** Whether the video has been played to its end, and nobody has cancelled what comes then. */
  readonly ended: boolean;
  readonly onNext: (video: Video) => void;
  readonly onCancel: () => void;
}

const placeOf = ({ series }: Video) => (series === null ? undefined : `Episode ${series.place} of ${series.count}`);

/** What is over the player when its video has ended, and what those hear who cannot see it. */
export function AfterVideo({ video: { series }, then, finishes, ended, onNext, onCancel }: Props) {
  const wanted = then?.begins === "series";
  // Asked for while the video plays, so that it is known at the end.
  const { data } = useQuery({ ...playbackPreferencesQuery, enabled: wanted });
  const counts = then?.begins === "queue" || (wanted && data?.autoplay_next === true);
  const place = then?.begins === "queue" ? undefined : then && placeOf(then.video);
  const finished = ended && finishes ? series : null;

  let words = "";
  if (ended && then !== undefined) {
    const name = [place, then.video.title].filter((part) => part !== undefined).join(", ");
    words = `Next: ${name}.${counts ? ` It begins in ${pause} seconds. Press Escape to cancel.` : ""}`;
  } else if (finished !== null) words = `You have finished ${finished.title}.`;

  return (
    <>
      <VisuallyHidden role="status">{words}</VisuallyHidden>
      {ended && then !== undefined && (
        <NextUp video={then.video} place={place} counts={counts} onNext={() => onNext(then.video)} onCancel={onCancel}>
          {wanted && <AutoplaySwitch />}
        </NextUp>
      )}
      {finished !== null && <SeriesEnd series={finished} onClose={onCancel} />}
    </>
  );
}
