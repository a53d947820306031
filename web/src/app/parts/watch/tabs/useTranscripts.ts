import type { Caption } from "@mindreel/contract/catalogue/captions";
import { useQuery } from "@tanstack/react-query";
import { queryKeys } from "#shared/api/queryKeys.ts";
import { useRested } from "./useRested.ts";

const none: readonly Caption[] = [];

/** The kinds that are read as a transcript, the fullest first. */
const spoken: readonly Caption["kind"][] = ["captions", "subtitles", "descriptions"];

export const transcriptsOf = (captions: readonly Caption[]): Caption[] =>
  spoken.flatMap((kind) => captions.filter((caption) => caption.kind === kind));

/** What can be read of a video. It is asked for once the page rests, or somebody plays. */
export function useTranscripts(video: number, playing: boolean): readonly Caption[] {
  const rested = useRested();
  const { data = none } = useQuery({
    queryKey: [...queryKeys.captions, video],
    // Loaded when it is needed: the page's first screen is without it.
    queryFn: async ({ signal }) => {
      const { readCaptions } = await import("#features/catalogue/captions/captions.ts");
      return readCaptions(video, signal);
    },
    enabled: rested || playing,
    select: transcriptsOf,
  });
  return data;
}
