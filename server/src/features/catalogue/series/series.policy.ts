/** A video of a series, as a member sees it. */
export interface Episode {
  readonly id: number;
  readonly title: string;
  /** Sort key within the series; may have gaps. */
  readonly place: number;
  readonly duration: number | null;
  readonly thumbnail: string | null;
  readonly thumbnailBlur: string | null;
  readonly watched: boolean;
}

/** A member's last activity in a series: the place of the video, and whether it was left unfinished. */
export interface LastDone {
  readonly place: number;
  readonly unfinished: boolean;
}

/** The index of the video to continue with; -1 if none is left. */
export function nextEpisode(episodes: readonly Episode[], last: LastDone | null): number {
  const unfinished = last?.unfinished ? episodes.findIndex(({ place }) => place === last.place) : -1;
  if (unfinished >= 0) return unfinished;
  const following = last === null ? -1 : episodes.findIndex(({ place, watched }) => place > last.place && !watched);
  return following >= 0 ? following : episodes.findIndex(({ watched }) => !watched);
}
