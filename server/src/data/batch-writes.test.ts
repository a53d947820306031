import { expect, it, vi } from "vitest";
import { batchWrites } from "./batch-writes.ts";

it("writes entries that arrive during a write together, in their order", async () => {
  const batches: (readonly number[])[] = [];
  const written = Promise.withResolvers<void>();
  const add = batchWrites(async (entries: readonly number[]) => {
    batches.push(entries);
    await written.promise;
    return entries.map((entry) => entry * 2);
  });
  const first = [1, 2, 3].map(add);
  await vi.waitFor(() => expect(batches).toHaveLength(1));
  const meanwhile = [4, 5].map(add);
  written.resolve();
  expect(await Promise.all([...first, ...meanwhile])).toEqual([2, 4, 6, 8, 10]);
  expect(batches).toEqual([
    [1, 2, 3],
    [4, 5],
  ]);
  expect(await add(6)).toBe(12);
});

it("does not let a failing entry harm the others", async () => {
  const add = batchWrites(async (entries: readonly number[]) => {
    if (entries.includes(0)) throw new Error("zero");
    return entries;
  });
  const outcomes = await Promise.allSettled([1, 0, 2, 0].map(add));
  expect(outcomes.map((each) => (each.status === "fulfilled" ? each.value : each.reason.message))).toEqual([
    1,
    "zero",
    2,
    "zero",
  ]);
  await expect(add(0)).rejects.toThrow("zero");
  expect(await add(3)).toBe(3);
});

it("bounds how many entries are written together", async () => {
  const sizes: number[] = [];
  const add = batchWrites(async (entries: readonly number[]) => {
    sizes.push(entries.length);
    return entries;
  });
  await Promise.all(Array.from({ length: 250 }, (_, n) => add(n)));
  expect(sizes).toEqual([100, 100, 50]);
});
