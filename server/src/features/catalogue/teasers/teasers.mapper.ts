import type { Teaser, TeaserCard, TeaserCategory } from "@mindreel/contract/catalogue/teasers";
import type { WirePage } from "#http/input/paging.ts";
import type { Pictures } from "#media/pictures.ts";
import type { CardRow, CategoryRow, TeaserRow } from "./teasers.repository.ts";

/** Where the other videos next to a teaser are from, and these. */
export interface More {
  readonly from: Teaser["more"]["from"];
  readonly rows: readonly CardRow[];
}

export function createTeaserMapper(pictures: Pick<Pictures, "urls" | "avif">) {
  const toCard = ({ id, title, thumbnail, thumbnailBlur, duration, free }: CardRow): TeaserCard => {
    const { src, srcset } = pictures.urls(thumbnail);
    return {
      ...{ id, title, duration },
      videos_thumbnail: src,
      thumbnail_srcset: srcset,
      thumbnail_avif: pictures.avif(thumbnail, thumbnailBlur),
      thumbnail_blur: thumbnailBlur,
      ...(free && { free }),
    };
  };
  return {
    toCard,
    toTeaser: (row: TeaserRow, { from, rows }: More): Teaser => {
      const { description, category, series, languages } = row;
      return {
        ...toCard(row),
        ...{ description, category, series, languages },
        category_id: row.categoryId,
        open_to: row.openTo ?? "pro",
        caption_languages: row.captionLanguages,
        published_at: row.publishedAt.toISOString(),
        more: { from, videos: rows.map(toCard) },
      };
    },
    toCategory: ({ id, name, description }: CategoryRow, page: WirePage<TeaserCard>): TeaserCategory => ({
      ...{ id, name, description },
      ...page,
    }),
  };
}

export type TeaserMapper = ReturnType<typeof createTeaserMapper>;
