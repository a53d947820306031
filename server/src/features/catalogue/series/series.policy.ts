/** A video of a series, as a member sees it. */
export interface Episode {
  readonly id: number;
  readonly title: string;
  /** What the series is ordered by; it may have gaps. */
  readonly place: number;
  readonly duration: number | null;
  readonly thumbnail: string | null;
  readonly thumbnail_blur: string | null;
  readonly watched: boolean;
}

/** What a member did last in a series: watched the video at a place, or began it without finishing it. */
export interface LastDone {
  readonly place: number;
  readonly unfinished: boolean;
}

/** The index of the video to go on with; -1 if none is left. */
export function nextEpisode(episodes: readonly Episode[], last: LastDone | null): number {
  const unfinished = last?.unfinished ? episodes.findIndex(({ place }) => place === last.place) : -1;
  if (unfinished >= 0) return unfinished;
  const following = last === null ? -1 : episodes.findIndex(({ place, watched }) => place > last.place && !watched);
  return following >= 0 ? following : episodes.findIndex(({ watched }) => !watched);
}
