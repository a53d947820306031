import type { Audit } from "#data/audit.ts";
import { violatedUnique } from "#data/database-errors.ts";
import { keepPicture } from "#features/catalogue/video-stills/thumbnails.ts";
import { AppError, invalidInput } from "#http/errors.ts";
import type { Pictures } from "#media/pictures.ts";
import type { CategoriesRepository, CategoryRow } from "./categories.repository.ts";

function checkName(name: string): string {
  const trimmed = name.trim();
  // The page offers "All" as the choice of no category.
  if (trimmed.toLowerCase() === "all") throw invalidInput({ name: ["A category cannot be called All."] });
  return trimmed;
}

function asNameTaken(error: unknown): unknown {
  return violatedUnique(error) === "categories_name_key"
    ? invalidInput({ name: ["A category with this name already exists."] })
    : error;
}

export function createCategoriesService(repository: CategoriesRepository, pictures: Pictures) {
  const keep = (content: Buffer) => keepPicture(pictures, "category_thumbnail", content);

  return {
    all: () => repository.all(),

    /** @throws AppError 400 */
    create: async (name: string, content: Buffer | undefined, audit?: Audit): Promise<CategoryRow> => {
      const checked = checkName(name);
      if (content === undefined) throw invalidInput({ category_thumbnail: ["This field is required."] });
      const thumbnail = await keep(content);
      try {
        return await repository.insert(checked, thumbnail, audit);
      } catch (error) {
        await pictures.discard(thumbnail);
        throw asNameTaken(error);
      }
    },

    /** @throws AppError 400, 404 */
    update: async (
      id: number,
      name: string | undefined,
      content: Buffer | undefined,
      audit?: Audit,
    ): Promise<CategoryRow> => {
      const change: { name?: string; thumbnail?: string } = {};
      if (name !== undefined) change.name = checkName(name);
      if (content !== undefined) change.thumbnail = await keep(content);
      try {
        const changed = await repository.update(id, change, audit);
        if (changed === undefined) throw new AppError("not_found");
        return changed;
      } catch (error) {
        await pictures.discard(change.thumbnail ?? null);
        throw asNameTaken(error);
      }
    },

    /** @throws AppError 404 */
    remove: async (id: number, audit?: Audit): Promise<void> => {
      if ((await repository.remove(id, audit)) === undefined) throw new AppError("not_found");
    },
  };
}

export type CategoriesService = ReturnType<typeof createCategoriesService>;
