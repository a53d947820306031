import { watch as messages } from "@mindreel/messages/catalogue/videos";
import { useQuery } from "@tanstack/react-query";
import { Suspense } from "react";
import { chaptersQuery } from "#features/catalogue/chapters/chapters.ts";
import { InlineLoadError } from "#shared/loading/parts/InlineLoadError.tsx";
import { lazily } from "#shared/loading/parts/lazily.tsx";
import type { Tab } from "#shared/ui/plain/tabs/Tabs.tsx";
import { FullSpinner } from "#shared/ui/states/FullSpinner.tsx";
import { useDelayPassed } from "./useDelayPassed.ts";
import type { Playing } from "./useTranscriptTab.tsx";

const ChapterList = lazily(
  async () => (await import("#features/catalogue/chapters/ChapterList.tsx")).ChapterList,
  InlineLoadError,
);

/** The tab with a video's chapters, if it has any. They are fetched once the page is idle, or the video plays. */
export function useChaptersTab(video: number, { started, time, onSeek }: Playing): readonly Tab[] {
  const rested = useDelayPassed();
  const { data } = useQuery({ ...chaptersQuery(video), enabled: rested || started });
  if (data === undefined || data.chapters.length === 0) return [];
  const panel = (
    <Suspense fallback={<FullSpinner />}>
      <ChapterList chapters={data.chapters} time={time} onSeek={onSeek} />
    </Suspense>
  );
  return [{ name: "chapters", label: messages.chapters, panel }];
}
