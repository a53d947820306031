import type { AdminCategory } from "@mindreel/contract/catalogue/category-admin";
import type { ToCategory } from "#features/catalogue/categories/categories.mapper.ts";
import type { AdminCategoryRow } from "./category-admin.repository.ts";

export const toAdminCategory =
  (toCategory: ToCategory) =>
  (row: AdminCategoryRow): AdminCategory => ({
    ...toCategory(row),
    video_count: row.videoCount,
    own_thumbnail: row.ownThumbnail,
  });
