import fc from "fast-check";
import { expect, it } from "vitest";
import { type Order, rearranged, reordered, seatsIn, type WantedSeat } from "./series-order.policy.ts";

const order = (...ids: number[]): Order => ids.map((videoId) => ({ videoId, deleted: false }));
const ids = (given: Order | undefined) => given?.map(({ videoId }) => videoId);
const two = new Map([
  [1, order(11, 12, 13)],
  [2, order(21, 22)],
]);
const after = (wanted: WantedSeat[], before: ReadonlyMap<number, Order> = two) =>
  Object.fromEntries([...rearranged(before, wanted)].map(([id, each]) => [id, ids(each)]));

it("adds videos at the end or at a place, and removes them", () => {
  const end = (videoId: number, id: number) => ({ videoId, series: { id } });
  expect(after([end(31, 1), end(22, 1)])).toEqual({ 1: [11, 12, 13, 31, 22], 2: [21] });
  expect(after([end(12, 1)])).toEqual({ 1: [11, 12, 13], 2: [21, 22] });
  expect(after([{ videoId: 31, series: { id: 2, place: 1 } }])).toEqual({ 1: [11, 12, 13], 2: [31, 21, 22] });
  expect(after([{ videoId: 13, series: { id: 1, place: 2 } }])).toEqual({ 1: [11, 13, 12], 2: [21, 22] });
  expect(after([{ videoId: 31, series: { id: 2, place: 9 } }])).toEqual({ 1: [11, 12, 13], 2: [21, 22, 31] });
  expect(after([{ videoId: 11, series: null }])).toEqual({ 1: [12, 13], 2: [21, 22] });
});

it("keeps deleted videos in place without counting them", () => {
  const before: Order = [{ videoId: 10, deleted: true }, ...order(11, 12)];
  expect(seatsIn(new Map([[1, before]])).get(12)).toEqual({ id: 1, place: 2 });
  expect(after([{ videoId: 31, series: { id: 1, place: 2 } }], new Map([[1, before]]))).toEqual({
    1: [10, 11, 31, 12],
  });
  expect(ids(reordered(before, [12, 11]))).toEqual([10, 12, 11]);
});

it("refuses an order that does not contain exactly these videos", () => {
  for (const given of [[], [11, 12], [11, 12, 13, 14], [11, 12, 14], [11, 11, 12]]) {
    expect(reordered(order(11, 12, 13), given)).toBeUndefined();
  }
  expect(reordered([], [])).toEqual([]);
});

it("can always be undone", () => {
  const wanted = fc.record({
    videoId: fc.integer({ min: 1, max: 20 }),
    series: fc.option(
      fc.record({
        id: fc.integer({ min: 1, max: 3 }),
        place: fc.option(fc.integer({ min: 1, max: 9 }), { nil: undefined }),
      }),
    ),
  });
  fc.assert(
    fc.property(
      fc.shuffledSubarray(Array.from({ length: 20 }, (_, n) => n + 1)),
      fc.uniqueArray(wanted, { selector: ({ videoId }) => videoId, maxLength: 12 }),
      (videos, wishes) => {
        const before = new Map([1, 2, 3].map((id) => [id, order(...videos.filter((_, n) => 1 + (n % 3) === id))]));
        const seats = seatsIn(before);
        const undo = wishes.map(({ videoId }) => ({ videoId, series: seats.get(videoId) ?? null }));
        expect(rearranged(rearranged(before, wishes), undo)).toEqual(before);
      },
    ),
  );
});
