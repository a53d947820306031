import type { Category } from "@mindreel/contract/catalogue/categories";
import type { Pictures } from "#media/pictures.ts";
import type { ShownCategory } from "./categories.repository.ts";

export const createCategoryMapper =
  (pictures: Pick<Pictures, "urls">) =>
  ({ id, name, description, thumbnail, openTo }: ShownCategory): Category => {
    const { src, srcset } = pictures.urls(thumbnail);
    return {
      ...{ id, name, description, category_thumbnail: src, thumbnail_srcset: srcset },
      ...(openTo !== null && { open_to: openTo }),
    };
  };

export type ToCategory = ReturnType<typeof createCategoryMapper>;
