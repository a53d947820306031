import type { Video } from "@mindreel/contract/catalogue/videos";

/** The displayed width of a card's picture, from which the browser chooses a file. */
const cardSizes =
  "(min-width: 112.5em) 15vw, (min-width: 80em) 18vw, (min-width: 60em) 29vw, (min-width: 36em) 44vw, 92vw";

/** Anything that has a video's picture. */
export type Pictured = Pick<
  Video,
  "id" | "videos_thumbnail" | "thumbnail_srcset" | "thumbnail_avif" | "thumbnail_blur"
>;

/** The available files of a video's picture, for `<source>`, `<img>`, and a preload `<link>`. */
export const thumbnailSources = ({ thumbnail_avif: avif, thumbnail_srcset: webp }: Pictured, sizes = cardSizes) => ({
  avif: avif === null ? null : { type: "image/avif", srcSet: avif, sizes },
  webp: webp === null ? {} : { srcSet: webp, sizes },
});
