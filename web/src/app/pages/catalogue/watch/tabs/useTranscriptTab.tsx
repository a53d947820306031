import { watch as messages } from "@mindreel/messages/catalogue/videos";
import { Suspense } from "react";
import { InlineLoadError } from "#shared/loading/parts/InlineLoadError.tsx";
import { lazily } from "#shared/loading/parts/lazily.tsx";
import type { Tab } from "#shared/ui/plain/tabs/Tabs.tsx";
import { FullSpinner } from "#shared/ui/states/FullSpinner.tsx";
import { useTranscripts } from "./useTranscripts.ts";

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
