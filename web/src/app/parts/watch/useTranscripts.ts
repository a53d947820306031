import type { Caption } from "@mindreel/contract/catalogue/captions";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { queryKeys } from "#shared/api/queryKeys.ts";

/** Milliseconds that the page has to itself before anything is asked for that nobody sees yet. */
const patience = 1500;
const none: readonly Caption[] = [];

/** The kinds that are read as a transcript, the fullest first. */
const spoken: readonly Caption["kind"][] = ["captions", "subtitles", "descriptions"];

export const transcriptsOf = (captions: readonly Caption[]): Caption[] =>
  spoken.flatMap((kind) => captions.filter((caption) => caption.kind === kind));

/** What can be read of a video. It is asked for once the page rests, or somebody plays. */
export function useTranscripts(video: number, playing: boolean): readonly Caption[] {
  const [rested, setRested] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setRested(true), patience);
    return () => clearTimeout(timer);
  }, []);
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
