import type { CategoryEditBody, NewCategoryBody } from "@mindreel/contract/catalogue/category-admin";
import { refusals } from "@mindreel/messages/catalogue/catalogue";
import { validation } from "@mindreel/messages/wire";
import type { Audit } from "#data/audit.ts";
import { recordDependency } from "#data/cache/dependencies.ts";
import type { Db } from "#data/database.ts";
import { violatedUnique } from "#data/database-errors.ts";
import type { NextRelease } from "#data/releases.ts";
import { inTransaction } from "#data/transaction.ts";
import { AppError, invalidInput } from "#domain/errors.ts";
import { restorableSince } from "#domain/library/restorable.ts";
import { horizonOf, nobody, sightOf, type Viewer } from "#domain/library/visibility.ts";
import { lookOf, nameOf } from "#domain/names/spelling.ts";
import { sentence } from "#domain/sentences.ts";
import { openToAudit, openToChange, toOpenTo } from "#features/catalogue/mechanisms/open-to.service.ts";
import { keepUploadedStill } from "#features/catalogue/mechanisms/video-stills/uploaded-still.ts";
import type { Pictures } from "#media/pictures.ts";
import type { Upload } from "#media/upload-slots.ts";
import { inOrder, isReserved } from "./categories.policy.ts";
import type { CategoryChange, CategoryRow, ShownCategory } from "./categories.repository.ts";
import * as categories from "./categories.repository.ts";

/** Orders these categories as listed, in the places that they have among all. */
export async function orderCategories(tx: Db, ids: readonly number[]): Promise<void> {
  const all = await categories.holdOrder(tx);
  await categories.setOrder(
    tx,
    inOrder(all, (id) => id, ids),
  );
}

interface Dependencies {
  readonly db: Db;
  readonly pictures: Pictures;
  readonly nextRelease: NextRelease;
  readonly clock: () => Date;
}

/** @throws AppError 400 */
function checkName(name: string): string {
  if (isReserved(name)) throw invalidInput({ name: [sentence(refusals, "reservedName")] });
  const shown = nameOf(name);
  if (shown === "") throw invalidInput({ name: [sentence(validation, "blank")] });
  return shown;
}

const nameTaken = () => invalidInput({ name: [sentence(refusals, "nameTaken")] });

/** @throws AppError 400 if another category's name looks the same, which the index does not see */
async function checkLook(tx: Db, name: string, except?: number): Promise<void> {
  const look = lookOf(name);
  if ((await categories.names(tx, except)).some((other) => lookOf(other) === look)) throw nameTaken();
}

function asNameTaken(error: unknown): unknown {
  return violatedUnique(error) === "categories_name_key" ? nameTaken() : error;
}

export function createCategoriesService({ db, pictures, nextRelease, clock }: Dependencies) {
  const keep = (picture: Upload) => keepUploadedStill(pictures, "category_thumbnail", picture);

  return {
    /** By name; their pictures are those that everybody may see. */
    all: async (language?: Viewer["language"]): Promise<ShownCategory[]> => {
      const now = clock();
      await nextRelease(sightOf(nobody), now);
      recordDependency(["category", "video"]);
      return categories.all(db, horizonOf(nobody, now), language);
    },

    /** @throws AppError 400 */
    create: async (
      { name, description = "", open_to = null }: NewCategoryBody,
      picture: Upload | undefined,
      audit?: Audit,
    ): Promise<CategoryRow> => {
      const checked = checkName(name);
      const thumbnail = picture === undefined ? null : await keep(picture);
      try {
        return await inTransaction(db, async (tx) => {
          await checkLook(tx, checked);
          const openTo = await toOpenTo(tx, open_to);
          const created = await categories.insert(tx, { name: checked, description, thumbnail, openTo });
          await audit?.(tx, created.id, { name: checked, ...openToAudit({ openTo: null }, created) });
          return created;
        });
      } catch (error) {
        await pictures.discard(thumbnail);
        throw asNameTaken(error);
      }
    },

    /**
     * Changes only the given fields; an uploaded picture takes precedence over its removal.
     * @throws AppError 400, 404
     */
    update: async (
      id: number,
      { name, description, category_thumbnail, open_to }: CategoryEditBody,
      picture: Upload | undefined,
      audit?: Audit,
    ): Promise<CategoryRow> => {
      const asked: CategoryChange = {
        ...(name !== undefined && { name: checkName(name) }),
        ...(description !== undefined && { description }),
        ...(category_thumbnail !== undefined && { thumbnail: null }),
        ...(picture !== undefined && { thumbnail: await keep(picture) }),
      };
      try {
        return await inTransaction(db, async (tx) => {
          const before = await categories.hold(tx, id);
          if (before === undefined) throw new AppError("not_found");
          const change = { ...asked, ...(await openToChange(tx, open_to)) };
          if (Object.keys(change).length === 0) return before;
          if (change.name !== undefined && change.name !== before.name) await checkLook(tx, change.name, id);
          await categories.update(tx, id, change);
          const after = { ...before, ...change };
          if (after.thumbnail !== before.thumbnail) await pictures.scheduleRemoval(tx, before.thumbnail);
          await audit?.(tx, id, {
            name: after.name,
            ...(after.name !== before.name && { before: before.name }),
            ...(after.description !== before.description && { description: "changed" }),
            ...(after.thumbnail !== before.thumbnail && { picture: after.thumbnail === null ? "removed" : "new" }),
            ...openToAudit(before, after),
          });
          return after;
        });
      } catch (error) {
        await pictures.discard(asked.thumbnail ?? null);
        throw asNameTaken(error);
      }
    },

    /** @throws AppError 404 */
    remove: (id: number, audit?: Audit): Promise<void> =>
      inTransaction(db, async (tx) => {
        const held = await categories.hold(tx, id);
        if (held === undefined) throw new AppError("not_found");
        await categories.remove(tx, held, clock());
        await audit?.(tx, id, { name: held.name });
      }),

    /** @throws AppError 400, 404 */
    restore: async (id: number, audit: Audit): Promise<CategoryRow> => {
      try {
        return await inTransaction(db, async (tx) => {
          const restored = await categories.restore(tx, id, restorableSince(clock()));
          if (restored === undefined) throw new AppError("not_found");
          await audit(tx, id, { name: restored.name });
          return restored;
        });
      } catch (error) {
        throw asNameTaken(error);
      }
    },

    /** Permanently deletes categories that can no longer be restored. */
    purge: (): Promise<void> =>
      inTransaction(db, async (tx) => {
        const thumbnails = await categories.purge(tx, restorableSince(clock()));
        for (const thumbnail of thumbnails) await pictures.scheduleRemoval(tx, thumbnail);
      }),
  };
}

export type CategoriesService = ReturnType<typeof createCategoriesService>;
