import { limits } from "@mindreel/contract/plain/limits";
import { refusals } from "@mindreel/messages/catalogue/catalogue";
import type { Audit } from "#data/audit.ts";
import type { Db } from "#data/database.ts";
import { inTransaction } from "#data/transaction.ts";
import { AppError, invalidInput } from "#domain/errors.ts";
import { sentence } from "#domain/sentences.ts";
import { rearranged, reordered, seatsIn, type TakenSeat, type WantedSeat } from "./series-order.policy.ts";
import * as orders from "./series-order.repository.ts";

/** A video's position before a change; null if it was in no series. */
export interface SeatChange {
  readonly before: TakenSeat | null;
  readonly changed: boolean;
}

/**
 * Adds videos that are not deleted to series, moves them, or removes them.
 * @throws AppError 400 for an unknown series, or one that would get too many videos
 */
export async function seatVideos(tx: Db, wanted: readonly WantedSeat[]): Promise<ReadonlyMap<number, SeatChange>> {
  if (wanted.length === 0) return new Map();
  await orders.lock(tx);
  const current = await orders.seriesOf(
    tx,
    wanted.map(({ videoId }) => videoId),
  );
  const joined = new Set(wanted.flatMap(({ series }) => series?.id ?? []));
  const before = await orders.orders(tx, [...current, ...joined]);
  if ([...joined].some((id) => !before.has(id))) throw invalidInput({ videos: [sentence(refusals, "noSeries")] });
  const after = rearranged(before, wanted);
  if ([...after.values()].some((order) => order.length > limits.seriesVideos)) {
    throw invalidInput({ videos: [sentence(refusals, "seriesFull", { most: limits.seriesVideos })] });
  }
  const [were, are] = [seatsIn(before), seatsIn(after)];
  const out = wanted.flatMap(({ videoId }) => (were.has(videoId) && !are.has(videoId) ? [videoId] : []));
  if (out.length > 0) await orders.takeOut(tx, out);
  await orders.write(tx, after);
  return new Map(
    wanted.map(({ videoId }) => {
      const [was, is] = [were.get(videoId), are.get(videoId)];
      return [videoId, { before: was ?? null, changed: was?.id !== is?.id || was?.place !== is?.place }];
    }),
  );
}

/** Which videos are in a series, and in which order. */
export const createSeriesOrderService = ({ db }: { readonly db: Db }) => ({
  seat: (wanted: readonly WantedSeat[]) => inTransaction(db, (tx) => seatVideos(tx, wanted)),

  /**
   * Sets the order of a series, which must list all of its videos.
   * @throws AppError 404, 409 `series_changed`
   */
  order: (id: number, videoIds: readonly number[], audit: Audit): Promise<void> =>
    inTransaction(db, async (tx) => {
      await orders.lock(tx);
      const held = await orders.hold(tx, id);
      if (held === undefined) throw new AppError("not_found");
      const order = reordered((await orders.orders(tx, [id])).get(id) ?? [], videoIds);
      if (order === undefined) throw new AppError("series_changed");
      await orders.write(tx, new Map([[id, order]]));
      await audit(tx, id, { name: held.title });
    }),
});

export type SeriesOrderService = ReturnType<typeof createSeriesOrderService>;
