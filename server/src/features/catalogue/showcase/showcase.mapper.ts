import type { Showcase } from "@mindreel/contract/catalogue/showcase";
import type { Pictures } from "#media/pictures.ts";
import type { StillRow } from "./showcase.repository.ts";

export interface Shown {
  readonly categories: string[];
  readonly stills: readonly StillRow[];
  readonly videoCount: number;
  readonly categoryCount: number;
  readonly newCount: number;
}

export const createShowcaseMapper =
  (pictures: Pick<Pictures, "urls" | "avif">) =>
  ({ categories, stills, videoCount, categoryCount, newCount }: Shown): Showcase => ({
    categories,
    stills: stills.map(({ thumbnail, blur, title, category }) => {
      const { src, srcset } = pictures.urls(thumbnail);
      return { src: src ?? "", srcset: srcset ?? "", avif: pictures.avif(thumbnail, blur), blur, title, category };
    }),
    video_count: videoCount,
    category_count: categoryCount,
    new_count: newCount,
  });
