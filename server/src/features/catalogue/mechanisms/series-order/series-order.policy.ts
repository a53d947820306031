/** A video of a series. Deleted ones keep their position but are not counted. */
interface Placed {
  readonly videoId: number;
  readonly deleted: boolean;
}

/** A series' videos in order. */
export type Order = readonly Placed[];

/** A position in a series: a place among the videos that are not deleted, or by default the end. */
export interface Seat {
  readonly id: number;
  readonly place?: number | undefined;
}

/** The requested position of a video; null for no series. */
export interface WantedSeat {
  readonly videoId: number;
  readonly series: Seat | null;
}

/** The current position of a video. */
export interface TakenSeat {
  readonly id: number;
  readonly place: number;
}

/** The current positions of all videos that are not deleted. */
export function seatsIn(orders: ReadonlyMap<number, Order>): Map<number, TakenSeat> {
  const seats = new Map<number, TakenSeat>();
  for (const [id, order] of orders) {
    const shown = order.filter(({ deleted }) => !deleted);
    for (const [index, { videoId }] of shown.entries()) seats.set(videoId, { id, place: index + 1 });
  }
  return seats;
}

function inserted(order: Order, videoId: number, place: number | undefined): Order {
  const shown = order.filter(({ deleted }) => !deleted);
  const behind = place === undefined ? undefined : shown[place - 1];
  const at = behind === undefined ? order.length : order.indexOf(behind);
  return order.toSpliced(at, 0, { videoId, deleted: false });
}

/**
 * Moves videos to their requested seats. Those with a place are inserted first, in ascending order, so that sending
 * the previous seats undoes a change. The rest are appended in the order of the request. A video requested without a
 * place stays where it is if it is in the right series already.
 */
export function rearranged(
  orders: ReadonlyMap<number, Order>,
  wanted: readonly WantedSeat[],
): ReadonlyMap<number, Order> {
  const taken = seatsIn(orders);
  const moving = wanted.filter(
    ({ videoId, series }) => series?.place !== undefined || taken.get(videoId)?.id !== series?.id,
  );
  const leaving = new Set(moving.map(({ videoId }) => videoId));
  const after = new Map<number, Order>();
  for (const [id, order] of orders) {
    after.set(
      id,
      order.filter(({ videoId }) => !leaving.has(videoId)),
    );
  }
  const placeOf = ({ series }: WantedSeat) => series?.place ?? Number.POSITIVE_INFINITY;
  for (const { videoId, series } of moving.toSorted((one, other) => compare(placeOf(one), placeOf(other)))) {
    if (series !== null) after.set(series.id, inserted(after.get(series.id) ?? [], videoId, series.place));
  }
  return after;
}

const compare = (one: number, other: number): number => (one === other ? 0 : one - other);

/**
 * Applies a new order to a series.
 * @returns undefined if it does not list exactly the videos that are not deleted
 */
export function reordered(order: Order, videoIds: readonly number[]): Order | undefined {
  const shown = new Map(order.filter(({ deleted }) => !deleted).map((each) => [each.videoId, each]));
  const given = videoIds.flatMap((id) => shown.get(id) ?? []);
  if (given.length !== videoIds.length || new Set(given).size !== shown.size) return undefined;
  const next = given.values();
  return order.map((each) => (each.deleted ? each : (next.next().value ?? each)));
}
