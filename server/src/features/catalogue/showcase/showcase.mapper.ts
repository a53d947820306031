import type { Showcase } from "@mindreel/contract/catalogue/showcase";
import type { LandingShowcase } from "@mindreel/contract/landing";
import type { Pictures } from "#media/pictures.ts";
import type { ShownCategory, StillRow } from "./showcase.repository.ts";

export interface Shown {
  readonly categories: readonly ShownCategory[];
  readonly stills: readonly StillRow[];
  readonly videoCount: number;
  readonly categoryCount: number;
  readonly newCount: number;
}

export function createShowcaseMapper(pictures: Pick<Pictures, "urls" | "avif">) {
  /** Without ids and links: anyone may call for it, also while teasers are off. */
  const toShowcase = ({ categories, stills, videoCount, categoryCount, newCount }: Shown): Showcase => ({
    categories: categories.map(({ name }) => name),
    stills: stills.map(({ thumbnail, blur, title, category, free }) => {
      const { src, srcset } = pictures.urls(thumbnail);
      const avif = pictures.avif(thumbnail, blur);
      return { src: src ?? "", srcset: srcset ?? "", avif, blur, title, category, ...(free && { free }) };
    }),
    video_count: videoCount,
    category_count: categoryCount,
    new_count: newCount,
  });
  return {
    toShowcase,
    /** @param isOpen whether visitors may see teasers */
    toLandingShowcase: (shown: Shown, isOpen: boolean): LandingShowcase => ({
      ...toShowcase(shown),
      places: isOpen
        ? { stills: shown.stills.map(({ id }) => id), categories: shown.categories.map(({ id }) => id) }
        : null,
    }),
  };
}
