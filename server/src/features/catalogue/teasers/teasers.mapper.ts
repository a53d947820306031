import type { Teaser } from "@mindreel/contract/catalogue/teasers";
import type { Pictures } from "#media/pictures.ts";
import type { TeaserRow } from "./teasers.repository.ts";

export const createTeaserMapper =
  (pictures: Pick<Pictures, "urls" | "avif">) =>
  ({ thumbnail, published_at, ...row }: TeaserRow): Teaser => {
    const { src, srcset } = pictures.urls(thumbnail);
    return {
      ...row,
      videos_thumbnail: src,
      thumbnail_srcset: srcset,
      thumbnail_avif: pictures.avif(thumbnail, row.thumbnail_blur),
      published_at: published_at.toISOString(),
    };
  };
