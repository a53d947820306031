import type { Showcase } from "@mindreel/contract/catalogue/showcase";
import type { Pictures } from "#media/pictures.ts";

export interface Shown {
  readonly categories: string[];
  /** Picture ids. */
  readonly stills: readonly string[];
}

export const createShowcaseMapper =
  (pictures: Pick<Pictures, "urls">) =>
  ({ categories, stills }: Shown): Showcase => ({
    categories,
    stills: stills.map((id) => {
      const { src, srcset } = pictures.urls(id);
      return { src: src ?? "", srcset: srcset ?? "" };
    }),
  });

export type ToShowcase = ReturnType<typeof createShowcaseMapper>;
