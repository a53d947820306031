import type { SeriesBody, SeriesPatchBody } from "@mindreel/contract/catalogue/series-admin";
import { refusals } from "@mindreel/messages/catalogue/catalogue";
import { validation } from "@mindreel/messages/wire";
import type { Audit } from "#data/audit.ts";
import type { Db } from "#data/database.ts";
import { violatedUnique } from "#data/database-errors.ts";
import { inTransaction } from "#data/transaction.ts";
import { AppError, invalidInput } from "#domain/errors.ts";
import { restorableSince } from "#domain/library/restorable.ts";
import { lookOf, nameOf } from "#domain/names/spelling.ts";
import { sentence } from "#domain/sentences.ts";
import { openToAudit, openToChange, toOpenTo } from "#features/catalogue/mechanisms/open-to.service.ts";
import { lock } from "#features/catalogue/mechanisms/series-order/series-order.repository.ts";
import { keepUploadedStill } from "#features/catalogue/mechanisms/video-stills/uploaded-still.ts";
import type { Pictures } from "#media/pictures.ts";
import type { Upload } from "#media/upload-slots.ts";
import type { SeriesChange } from "./series-admin.repository.ts";
import * as series from "./series-admin.repository.ts";

interface Dependencies {
  readonly db: Db;
  readonly pictures: Pictures;
  readonly clock: () => Date;
}

const titleTaken = () => invalidInput({ title: [sentence(refusals, "titleTaken")] });

/** @throws AppError 400 if nothing of a title can be seen */
function checkTitle(title: string): string {
  const shown = nameOf(title);
  if (shown === "") throw invalidInput({ title: [sentence(validation, "blank")] });
  return shown;
}

/** @throws AppError 400 if another series' title looks the same, which the index does not see */
async function checkLook(tx: Db, title: string, except?: number): Promise<void> {
  const look = lookOf(title);
  if ((await series.titles(tx, except)).some((other) => lookOf(other) === look)) throw titleTaken();
}

const asTitleTaken = (error: unknown): unknown => (violatedUnique(error) === "series_title_key" ? titleTaken() : error);

export function createSeriesAdminService({ db, pictures, clock }: Dependencies) {
  const keep = (picture: Upload) => keepUploadedStill(pictures, "series_thumbnail", picture);

  return {
    /**
     * @returns its id
     * @throws AppError 400
     */
    create: async (
      { title, description = "", open_to = null }: SeriesBody,
      picture: Upload | undefined,
      audit?: Audit,
    ): Promise<number> => {
      const thumbnail = picture === undefined ? null : await keep(picture);
      try {
        return await inTransaction(db, async (tx) => {
          const draft = { title: checkTitle(title), description, thumbnail, openTo: await toOpenTo(tx, open_to) };
          await checkLook(tx, draft.title);
          const id = await series.insert(tx, draft);
          await audit?.(tx, id, { name: draft.title, ...openToAudit({ openTo: null }, draft) });
          return id;
        });
      } catch (error) {
        await pictures.discard(thumbnail);
        throw asTitleTaken(error);
      }
    },

    /**
     * Changes only the given fields; an uploaded picture takes precedence over its removal.
     * @throws AppError 400, 404
     */
    update: async (
      id: number,
      { title, description, series_thumbnail, open_to }: SeriesPatchBody,
      picture: Upload | undefined,
      audit: Audit,
    ): Promise<void> => {
      const asked: SeriesChange = {
        ...(title !== undefined && { title: checkTitle(title) }),
        ...(description !== undefined && { description }),
        ...(series_thumbnail !== undefined && { thumbnail: null }),
        ...(picture !== undefined && { thumbnail: await keep(picture) }),
      };
      try {
        await inTransaction(db, async (tx) => {
          const before = await series.hold(tx, id);
          if (before === undefined) throw new AppError("not_found");
          const change = { ...asked, ...(await openToChange(tx, open_to)) };
          if (Object.keys(change).length === 0) return;
          if (change.title !== undefined && change.title !== before.title) await checkLook(tx, change.title, id);
          await series.update(tx, id, change);
          const after = { ...before, ...change };
          if (after.thumbnail !== before.thumbnail) await pictures.scheduleRemoval(tx, before.thumbnail);
          await audit(tx, id, {
            name: after.title,
            ...(after.title !== before.title && { before: before.title }),
            ...(after.description !== before.description && { description: "changed" }),
            ...(after.thumbnail !== before.thumbnail && { picture: after.thumbnail === null ? "removed" : "new" }),
            ...openToAudit(before, after),
          });
        });
      } catch (error) {
        await pictures.discard(asked.thumbnail ?? null);
        throw asTitleTaken(error);
      }
    },

    /** @throws AppError 404 */
    remove: (id: number, audit: Audit): Promise<void> =>
      inTransaction(db, async (tx) => {
        await lock(tx);
        const held = await series.hold(tx, id);
        if (held === undefined) throw new AppError("not_found");
        await series.remove(tx, held, clock());
        await audit(tx, id, { name: held.title });
      }),

    /** @throws AppError 400, 404 */
    restore: async (id: number, audit: Audit): Promise<void> => {
      try {
        await inTransaction(db, async (tx) => {
          await lock(tx);
          const title = await series.restore(tx, id, restorableSince(clock()));
          if (title === undefined) throw new AppError("not_found");
          await audit(tx, id, { name: title });
        });
      } catch (error) {
        throw asTitleTaken(error);
      }
    },

    /** Permanently deletes series that can no longer be restored. */
    purge: (): Promise<void> =>
      inTransaction(db, async (tx) => {
        for (const thumbnail of await series.purge(tx, restorableSince(clock())))
          await pictures.scheduleRemoval(tx, thumbnail);
      }),
  };
}

export type SeriesAdminService = ReturnType<typeof createSeriesAdminService>;
