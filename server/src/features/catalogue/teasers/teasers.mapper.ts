import type { Teaser } from "@mindreel/contract/catalogue/teasers";
import type { Pictures } from "#media/pictures.ts";
import type { TeaserRow } from "./teasers.repository.ts";

export const createTeaserMapper =
  (pictures: Pick<Pictures, "urls" | "avif">) =>
  ({ thumbnail, thumbnailBlur, publishedAt, ...row }: TeaserRow): Teaser => {
    const { src, srcset } = pictures.urls(thumbnail);
    return {
      ...row,
      videos_thumbnail: src,
      thumbnail_srcset: srcset,
      thumbnail_avif: pictures.avif(thumbnail, thumbnailBlur),
      thumbnail_blur: thumbnailBlur,
      published_at: publishedAt.toISOString(),
    };
  };
