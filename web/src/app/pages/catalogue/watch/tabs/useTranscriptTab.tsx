import type { Caption } from "@mindreel/contract/catalogue/captions";
import { watch as messages } from "@mindreel/messages/catalogue/videos";
import { useQuery } from "@tanstack/react-query";
import { Suspense } from "react";
import { queryKeys } from "#shared/api/queryKeys.ts";
import { InlineLoadError } from "#shared/loading/parts/InlineLoadError.tsx";
import { lazily } from "#shared/loading/parts/lazily.tsx";
import type { Tab } from "#shared/ui/plain/tabs/Tabs.tsx";
import { FullSpinner } from "#shared/ui/states/FullSpinner.tsx";
import { useDelayPassed } from "./useDelayPassed.ts";

const none: readonly Caption[] = [];

/** The kinds that serve as a transcript, the most complete first. */
const spoken: readonly Caption["kind"][] = ["captions", "subtitles", "descriptions"];

export const transcriptsOf = (captions: readonly Caption[]): Caption[] =>
  spoken.flatMap((kind) => captions.filter((caption) => caption.kind === kind));

/** A video's transcripts. They are fetched once the page is idle, or the video plays. */
function useTranscripts(video: number, playing: boolean): readonly Caption[] {
  const rested = useDelayPassed();
  const { data = none } = useQuery({
    queryKey: [...queryKeys.captions, video],
    // Loaded on demand: the page's first screen does not need it.
    queryFn: async ({ signal }) => {
      const { readCaptions } = await import("#features/catalogue/captions/captions.ts");
      return readCaptions(video, signal);
    },
    enabled: rested || playing,
    select: transcriptsOf,
  });
  return data;
}

const Transcript = lazily(
  async () => (await import("#features/catalogue/captions/transcript/Transcript.tsx")).Transcript,
  InlineLoadError,
);

export interface Playing {
  readonly started: boolean;
  /** The player's current time, in seconds. */
  readonly time: () => number;
  readonly onSeek: (seconds: number) => void;
}

/** The transcript tab, if the video has captions to show there. */
export function useTranscriptTab(video: number, { started, time, onSeek }: Playing): readonly Tab[] {
  const captions = useTranscripts(video, started);
  if (captions.length === 0) return [];
  const panel = (
    <Suspense fallback={<FullSpinner />}>
      <Transcript video={video} captions={captions} time={time} onSeek={onSeek} />
    </Suspense>
  );
  return [{ name: "transcript", label: messages.transcript, panel }];
}
