import type { Series } from "@mindreel/contract/catalogue/series";
import type { Pictures } from "#media/pictures.ts";
import { type Episode, type LastDone, nextEpisode } from "./series.policy.ts";
import type { SeriesRow } from "./series.repository.ts";

/** A series with the parts of it that a member can see. */
export interface ShownSeries extends SeriesRow {
  readonly episodes: readonly Episode[];
  readonly last: LastDone | null;
}

export const createSeriesMapper =
  (pictures: Pick<Pictures, "urls" | "avif">) =>
  ({ id, title, description, thumbnail, openTo, episodes, last }: ShownSeries): Series => {
    // Only videos' stills have AVIF files and placeholders.
    const still = thumbnail === null ? episodes.find((episode) => episode.thumbnail !== null) : undefined;
    const { src, srcset } = pictures.urls(thumbnail ?? still?.thumbnail ?? null);
    const next = nextEpisode(episodes, last);
    const following = episodes[next];
    return {
      id,
      title,
      description,
      series_thumbnail: src,
      thumbnail_srcset: srcset,
      thumbnail_avif: still === undefined ? null : pictures.avif(still.thumbnail, still.thumbnailBlur),
      thumbnail_blur: still?.thumbnailBlur ?? null,
      own_thumbnail: thumbnail !== null,
      ...(openTo !== null && { open_to: openTo }),
      count: episodes.length,
      duration: episodes.reduce((sum, episode) => sum + (episode.duration ?? 0), 0),
      watched: episodes.filter(({ watched }) => watched).length,
      next: following === undefined ? null : { id: following.id, title: following.title, place: next + 1 },
    };
  };

export type ToSeries = ReturnType<typeof createSeriesMapper>;
