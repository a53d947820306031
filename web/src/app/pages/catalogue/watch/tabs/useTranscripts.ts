import type { Caption } from "@mindreel/contract/catalogue/captions";
import { useQuery } from "@tanstack/react-query";
import { queryKeys } from "#shared/api/queryKeys.ts";
import { useDelayPassed } from "./useDelayPassed.ts";

const none: readonly Caption[] = [];

/** The kinds that serve as a transcript, the most complete first. */
const spoken: readonly Caption["kind"][] = ["captions", "subtitles", "descriptions"];

export const transcriptsOf = (captions: readonly Caption[]): Caption[] =>
  spoken.flatMap((kind) => captions.filter((caption) => caption.kind === kind));

/** A video's transcripts. They are fetched once the page is idle, or the video plays. */
export function useTranscripts(video: number, playing: boolean): readonly Caption[] {
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
