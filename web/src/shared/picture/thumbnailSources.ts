import type { Video } from "@mindreel/contract/catalogue/videos";

/** How wide a card's picture is, for the browser's choice among the files. */
const cardSizes =
  "(min-width: 112.5em) 15vw, (min-width: 80em) 18vw, (min-width: 60em) 29vw, (min-width: 36em) 44vw, 92vw";

/** Whatever has a video's picture. */
export type Pictured = Pick<
  Video,
  "id" | "videos_thumbnail" | "thumbnail_srcset" | "thumbnail_avif" | "thumbnail_blur"
>;

/** What a page can load of a video's picture, for `<source>`, `<img>`, and a `<link>` that loads it ahead. */
export const thumbnailSources = ({ thumbnail_avif: avif, thumbnail_srcset: webp }: Pictured, sizes = cardSizes) => ({
  avif: avif === null ? null : { type: "image/avif", srcSet: avif, sizes },
  webp: webp === null ? {} : { srcSet: webp, sizes },
});
