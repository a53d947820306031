import type { Teaser } from "@mindreel/contract/catalogue/teasers";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { momentIn } from "#features/catalogue/videos/watch/descriptionParts.ts";
import { watchQuery } from "#features/catalogue/videos/watch/watch.ts";
import { PlayerPlaceholder } from "#features/playback/mechanisms/player/PlayerPlaceholder.tsx";
import { VideoPlayer } from "#features/playback/mechanisms/player/VideoPlayer.tsx";
import { useSearchParams } from "#shared/navigation/navigation.ts";
import { Thumbnail } from "#shared/picture/Thumbnail.tsx";
import { useSignedIn } from "#shared/session/signedIn.tsx";

/** The player of a video that is open without pro. Its page has nothing else that belongs to a member. */
export function OpenVideoPlayer({ teaser }: { readonly teaser: Teaser }) {
  const { data: video } = useQuery(watchQuery(String(teaser.id)));
  const [params] = useSearchParams();
  const signedIn = useSignedIn();
  const [playing, setPlaying] = useState(false);
  if (video === undefined || video === null || video.locked) return <Thumbnail video={teaser} place={0} />;
  const begin = momentIn(params);
  return playing ? (
    <VideoPlayer video={video} autoPlay begin={begin} isRecorded={signedIn} ownsKeys onWatched={noFigures} />
  ) : (
    <PlayerPlaceholder video={video} begin={begin} onPlay={() => setPlaying(true)} />
  );
}

/** Only the time that members with pro watch is counted. */
const noFigures = () => undefined;
